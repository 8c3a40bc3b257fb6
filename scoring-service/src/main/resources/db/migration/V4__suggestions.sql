-- Whether the suggestion has come, while the dead stones are marked; null elsewhere, and in the rows from before, which are
-- folded again from the log with the next event of their match.
alter table counting add column suggested boolean;

-- Matches that ended without being counted have a row from now on; those of before get theirs when the logs are folded again.
delete from built;
