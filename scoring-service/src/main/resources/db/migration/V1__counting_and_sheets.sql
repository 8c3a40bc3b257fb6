-- Where the counting of a match stands: a fold of its log, and rebuilt from it when these tables are empty.
create table counting (
    match_id uuid primary key,
    seq integer not null,             -- of the last event that mattered
    phase text not null,              -- IDLE, OPEN, AGREED, SCORED or OVER
    -- what CountingBegan said; null where nothing is counted
    ruleset text,                     -- JSON, in full
    position_rows text,               -- from top to bottom, one a line
    position_hash text,
    prisoners_black integer,          -- white stones that Black holds
    prisoners_white integer,
    komi_half_points integer,
    handicap integer,
    to_play text,
    move_number integer,
    dead text,                        -- vertices marked dead, with a blank between them
    agreed_seq integer                -- of the acceptance that made the count agreed
);

-- The count that both sides agreed on.
create table score_sheet (
    match_id uuid primary key,
    seq integer not null,             -- of the acceptance that made it agreed
    ruleset text not null,
    position_rows text not null,
    dead text not null,
    prisoners_black integer not null,
    prisoners_white integer not null,
    komi_half_points integer not null,
    handicap integer not null,
    black_half_points integer not null,
    white_half_points integer not null,
    owner_rows text not null,         -- B, W or . for each point, as position_rows
    lines text not null               -- JSON: side, item and half points of each line
);

-- One row where the tables hold every match there is a log of; emptied together with them.
create table built (
    tables text primary key,
    built_at timestamptz not null
);
