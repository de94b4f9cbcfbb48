/** Webhook topics sent to the shop. */
export type WebhookTopic =
  | 'products/create'
  | 'products/update'
  | 'products/delete'
  | 'collections/create'
  | 'collections/update'
  | 'collections/delete'
  | 'inventory_levels/update'
  | 'metaobjects/update'
  | 'discounts/create'
  | 'discounts/update'
  | 'discounts/delete'
  | 'customers/create'
  | 'customers/update'
  | 'customers/delete'
  | 'orders/create';
