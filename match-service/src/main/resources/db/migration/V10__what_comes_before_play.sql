-- What is to be settled before play is kept in state in another form: the rows are folded again from the log.
truncate match;
delete from match_fold;
