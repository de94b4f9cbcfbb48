import { receiveWebhook } from '#features/webhook/server/receive-webhook.ts';

/** Receives the platform's change notifications (signed POSTs). */
export const POST = receiveWebhook;
