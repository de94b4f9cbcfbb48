import { receiveWebhook } from '#server/webhooks/receive-webhook.ts';

/** Where the platform tells of changes (§7 of the platform's own documentation: signed POSTs). */
export const POST = receiveWebhook;
