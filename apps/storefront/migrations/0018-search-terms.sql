-- What was searched for (SEARCH-09): by day, language and words, how often, what it found and how often a result was pressed. No person,
-- device or address can be told from it; words that look like an address, a telephone or a number of somebody are not written. Kept for
-- 90 days.

create table search_term (
  -- In Japan.
  day date not null default (now() at time zone 'Asia/Tokyo')::date,
  locale text not null check (locale in ('ja', 'en')),
  term text not null check (char_length(term) between 1 and 60),
  searches integer not null default 1,
  -- Searches of which a result was pressed.
  presses integer not null default 0,
  -- Of the newest search: products and pages that were found, and what the words were taken for.
  results integer not null check (results >= 0),
  correction text,
  primary key (day, locale, term)
);
