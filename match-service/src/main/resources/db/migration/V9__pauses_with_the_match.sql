-- Which sides have had their pause is kept in state with the match itself: the rows are folded again from the log.
truncate match;
delete from match_fold;
