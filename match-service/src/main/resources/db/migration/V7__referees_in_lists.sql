-- Private matches are listed for the referees their terms name.

-- The rows of match are a fold: they are folded again from the log, with the new column.
truncate match;
delete from match_fold;

alter table match
    add column referees text[] not null;

alter table challenge
    add column referees text[] not null default '{}';

update challenge
set referees = array(select jsonb_array_elements_text(terms::jsonb -> 'agreed' -> 'referees'));

alter table challenge
    alter column referees drop default;

-- Challenges that are over are forgotten some time after they would have expired.
create index challenge_over on challenge (expires_at) where status in ('TAKEN', 'CLOSED');
