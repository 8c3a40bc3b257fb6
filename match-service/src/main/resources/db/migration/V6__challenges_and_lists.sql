-- What becomes of a challenge before a match begins, and what matches are listed by.

-- The rows of match are a fold: they are folded again from the log, with the new columns.
truncate match;
delete from match_fold;

alter table match
    add column on_turn    text,                    -- the player who is to act; null where nobody is
    add column outcome    text,                    -- how it ended, for whom; null until it has
    add column visibility text not null;

create index match_on_turn on match (on_turn, id) where on_turn is not null;
create index match_phase on match (phase, id);
create index match_ruleset on match (ruleset, id);
create index match_outcome on match (outcome, id) where outcome is not null;
create index match_created_at on match (created_at);

-- Nothing was released before, and challenges of before say less than is needed now.
truncate challenge;

alter table challenge
    add column expires_at timestamptz not null,
    add column visibility text        not null,
    add column status     text        not null,    -- OPEN, DRAWING, TAKEN, CLOSED
    add column state      text        not null,    -- JSON; changed only where it is as expected
    add column due_at     timestamptz;             -- when something happens by itself

create index challenge_due_at on challenge (due_at) where due_at is not null;
