import { receiveWebhook } from '#server/webhooks/receive-webhook.ts';

/** Where the platform tells of changes (signed POSTs). */
export const POST = receiveWebhook;
