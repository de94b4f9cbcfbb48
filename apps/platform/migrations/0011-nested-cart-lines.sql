-- A nested line goes with its parent (API versions from 2025-10 on).
alter table cart_line add column parent_id uuid references cart_line (id) on delete cascade;
alter table cart_line drop constraint cart_line_cart_token_variant_id_attributes_key_key;
-- Equal lines merge: same variant, same attributes in any order, same parent.
create unique index on cart_line
  (cart_token, variant_id, attributes_key, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'));
