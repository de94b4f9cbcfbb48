/** What the shop is told of. */
export type WebhookTopic = 'products/update' | 'inventory_levels/update' | 'orders/create';
