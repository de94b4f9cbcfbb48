-- The products in the order in which they sell, apart from what they are found by: a product that moves up is not written anew for it.
-- One row; who knows another version reads it again.
create table search_ranking (
  is_current boolean primary key default true check (is_current),
  handles text[] not null,
  version bigint not null default 1
);
