-- What browsers measure and what goes wrong in them (OBS-07). No person, device or address can be told from it; kept for 30 days.

create table web_vital (
  -- In Japan.
  day date not null default (now() at time zone 'Asia/Tokyo')::date,
  page text not null,
  device text not null check (device in ('mobile', 'desktop')),
  connection text not null,
  name text not null check (name in ('LCP', 'INP', 'CLS')),
  -- Milliseconds; of CLS the score.
  value real not null,
  -- What it was about, as a short path of tags and names of attributes.
  element text
);
create index web_vital_day on web_vital (day);

create table client_error (
  -- Of message and place.
  fingerprint text primary key,
  message text not null,
  -- File, line and column of our own code, if it is known.
  place text not null,
  page text not null,
  count integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index client_error_last_seen_at on client_error (last_seen_at);
