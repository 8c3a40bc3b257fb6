-- What CountingBegan says of the button and of the clocks; null where it does not.
alter table counting add column button text;   -- BLACK or WHITE, who took it
alter table counting add column timing text;   -- JSON: the time control and both clocks

-- The sheets from before knew neither, and counted neither.
alter table score_sheet add column button text;
alter table score_sheet add column time_penalty_black integer not null default 0;  -- whole points given for overtime
alter table score_sheet add column time_penalty_white integer not null default 0;
