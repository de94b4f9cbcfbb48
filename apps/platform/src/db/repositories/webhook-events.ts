import { randomUUID } from 'node:crypto';
import { asc, count, eq, isNull, lt, min, sql } from 'drizzle-orm';
import type { WebhookTopic } from '../../webhooks/webhook-payloads.ts';
import { webhookEventTable } from '../commerce-tables.ts';
import type { Executor } from '../open.ts';

/** An event the shop has not confirmed yet. `body` is the sent and signed text. */
export interface WebhookEvent {
  readonly sequence: number;
  readonly id: string;
  readonly topic: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
}

/** Writes events to the outbox; they are sent in this order. */
export async function insertWebhookEvents(
  executor: Executor,
  events: readonly { readonly topic: WebhookTopic; readonly payload: unknown }[],
  now: Date,
): Promise<void> {
  if (events.length > 0) {
    await executor.insert(webhookEventTable).values(
      events.map(({ topic, payload }) => ({
        id: randomUUID(),
        topic,
        body: JSON.stringify(payload),
        createdAt: now,
        nextAttemptAt: now,
      })),
    );
  }
}

/** The oldest undelivered events. */
export function listOpenWebhookEvents(executor: Executor, limit: number): Promise<WebhookEvent[]> {
  return executor
    .select()
    .from(webhookEventTable)
    .where(isNull(webhookEventTable.deliveredAt))
    .orderBy(asc(webhookEventTable.sequence))
    .limit(limit);
}

/** The number of undelivered events, the creation of the oldest, and the error of its last attempt. */
export async function readUndelivered(executor: Executor): Promise<{
  readonly undelivered: number;
  readonly oldest: Date | null;
  readonly lastError: string | null;
}> {
  const open = isNull(webhookEventTable.deliveredAt);
  const [counted] = await executor
    .select({ undelivered: count(), oldest: min(webhookEventTable.createdAt) })
    .from(webhookEventTable)
    .where(open);
  const [first] = await executor
    .select({ lastError: webhookEventTable.lastError })
    .from(webhookEventTable)
    .where(open)
    .orderBy(asc(webhookEventTable.sequence))
    .limit(1);
  return {
    undelivered: counted?.undelivered ?? 0,
    oldest: counted?.oldest ?? null,
    lastError: first?.lastError ?? null,
  };
}

/** Ends the deliveries of an event. */
export async function markDelivered(executor: Executor, sequence: number, now: Date): Promise<void> {
  await executor
    .update(webhookEventTable)
    .set({ deliveredAt: now })
    .where(eq(webhookEventTable.sequence, sequence));
}

/** Schedules the next attempt of an event. */
export async function markFailed(
  executor: Executor,
  sequence: number,
  failure: { readonly error: string; readonly nextAttemptAt: Date },
): Promise<void> {
  await executor
    .update(webhookEventTable)
    .set({
      attempts: sql`${webhookEventTable.attempts} + 1`,
      lastError: failure.error,
      nextAttemptAt: failure.nextAttemptAt,
    })
    .where(eq(webhookEventTable.sequence, sequence));
}

/** Deletes events created before `before`, delivered or not: after such an outage the shop rereads everything. */
export async function removeOldWebhookEvents(executor: Executor, before: Date): Promise<void> {
  await executor.delete(webhookEventTable).where(lt(webhookEventTable.createdAt, before));
}
