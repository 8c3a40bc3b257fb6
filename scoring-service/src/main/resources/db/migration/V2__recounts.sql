-- A recount makes a sheet of its own, which points to the one before; none is ever changed.
alter table score_sheet drop constraint score_sheet_pkey;
alter table score_sheet add primary key (match_id, seq);
alter table score_sheet add column recount_of integer;  -- seq of the sheet before; null for the first

-- The events that called for a count, with a blank between them: the agreement, and each request for a recount.
alter table counting add column count_seqs text;
update counting set count_seqs = agreed_seq::text where agreed_seq is not null;
alter table counting drop column agreed_seq;
