import { receiveWebhook } from '#features/webhook/server/receive-webhook.ts';

/** Where the platform tells of changes (signed POSTs). */
export const POST = receiveWebhook;
