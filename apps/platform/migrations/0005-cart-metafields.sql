-- What a storefront keeps beside a cart (cartMetafieldsSet).
alter table cart add column metafields jsonb not null default '[]';
