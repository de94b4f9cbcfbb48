-- Of which product an inventory item is, as the products' webhooks said it: the platform tells of stock by the item's number alone (API-06).
create table inventory_item (
  id text primary key,
  product_id text not null,
  handle text not null
);
create index inventory_item_product on inventory_item (product_id);
