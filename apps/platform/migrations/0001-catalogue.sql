-- What the back office holds. Text in another language is in `translations`: {"EN": {"title": "…"}}.
create table product (
  id bigint primary key,
  handle text not null unique,
  position integer not null,
  title text not null,
  vendor text not null,
  product_type text not null,
  tags text[] not null,
  description_html text not null,
  options jsonb not null,
  images jsonb not null,
  metafields jsonb not null,
  translations jsonb not null,
  best_selling_rank integer,
  related_handles text[] not null,
  complementary_handles text[] not null,
  published_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table variant (
  id bigint primary key,
  product_id bigint not null references product (id) on delete cascade,
  position integer not null,
  title text not null,
  sku text not null,
  price integer not null check (price >= 0),
  compare_at_price integer check (compare_at_price >= 0),
  selected_options jsonb not null,
  image_id bigint,
  metafields jsonb not null,
  unique (product_id, position)
);

-- Stock is a table of its own: orders lock and change these rows and nothing else.
create table inventory (
  variant_id bigint primary key references variant (id) on delete cascade,
  available integer not null,
  allow_negative boolean not null default false,
  check (available >= 0 or allow_negative)
);

create table collection (
  id bigint primary key,
  handle text not null unique,
  position integer not null,
  title text not null,
  description_html text not null,
  image jsonb,
  metafields jsonb not null,
  translations jsonb not null,
  updated_at timestamptz not null
);

create table collection_product (
  collection_id bigint not null references collection (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  position integer not null,
  primary key (collection_id, product_id)
);

-- Metaobjects, pages, blogs, articles, menus, policies, redirects and the shop itself; the form of `data` is the kind's.
create table document (
  kind text not null,
  id bigint not null,
  handle text not null,
  position integer not null,
  data jsonb not null,
  updated_at timestamptz not null,
  primary key (kind, id),
  unique (kind, handle)
);
