-- What was invalidated, for every process of the shop (CACHE-01): each reads on from where it was, also after it was away.
-- Written in turn, so that what has a smaller number was there before.
create table cache_invalidation (
  id bigint generated always as identity primary key,
  tags text[] not null check (cardinality(tags) between 1 and 100),
  invalidated_at timestamptz not null default now()
);
create index cache_invalidation_age on cache_invalidation (invalidated_at);

-- Webhooks that took effect, so that one that comes again takes none (API-06): by its id where it bears one.
create table webhook_received (
  id text primary key,
  received_at timestamptz not null default now()
);
create index webhook_received_age on webhook_received (received_at);

-- What lists show of a product, as its last webhook said it: lists are rendered anew when that changes, not with every piece sold.
create table product_listed (
  handle text primary key,
  digest text not null
);
