-- What is kept of rulings, warnings, agreed terms and suggestions in state has another form: the rows are folded again from the log.
truncate match, referee_case;
delete from match_fold;
