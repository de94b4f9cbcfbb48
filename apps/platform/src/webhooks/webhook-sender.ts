import { createHmac } from 'node:crypto';
import { STOREFRONT_API_VERSION } from '@shop/graphql/api-version';
import type { Database } from '../db/open.ts';
import {
  listOpenWebhookEvents,
  markDelivered,
  markFailed,
  removeOldWebhookEvents,
  type WebhookEvent,
} from '../db/repositories/webhook-events.ts';

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 10_000;
const TIMEOUT_MS = 5_000;
const BATCH = 50;
/** Limit of refusals (status 4xx) per event, so it does not block all others. */
const MAX_REFUSALS = 19;
const RETENTION_MS = 48 * 60 * 60 * 1000;

/** Destination and signing data of webhooks. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  /** Host name of the store, named as sender in each webhook. */
  readonly shopDomain: string;
}

/**
 * Delivers the outbox events in order. A failed delivery is retried with backoff (half a second, doubling to ten seconds), and later events
 * wait: the shop never gets an older stock after a newer one. Events are kept for 48 hours. All state is in the table, so a killed platform
 * continues where it stopped.
 */
export class WebhookSender {
  readonly #database: Database;
  readonly #target: WebhookTarget;
  readonly #settled: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  /** @param settled waits until the in-memory catalogue contains the outbox's changes: the shop queries right after a webhook */
  constructor(database: Database, target: WebhookTarget, settled: () => Promise<void>) {
    this.#database = database;
    this.#target = target;
    this.#settled = settled;
  }

  /** Checks the outbox now. Call it after events were committed, and once at startup. */
  wake(): void {
    if (this.#stopped) {
      return;
    }
    if (this.#running !== null) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.#run().finally(() => {
      this.#running = null;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Stops after the current delivery. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await removeOldWebhookEvents(this.#database, new Date(Date.now() - RETENTION_MS));
      for (;;) {
        const events = await listOpenWebhookEvents(this.#database, BATCH);
        if (events.length === 0) {
          return;
        }
        await this.#settled();
        for (const event of events) {
          const wait = event.nextAttemptAt.getTime() - Date.now();
          if (this.#stopped || wait > 0 || !(await this.#deliver(event))) {
            this.#schedule(wait > 0 ? wait : retryDelay(event.attempts));
            return;
          }
        }
      }
    } catch (error) {
      // The database is unavailable; the events are kept.
      console.error(
        `The webhook outbox could not be read: ${error instanceof Error ? error.message : error}`,
      );
      this.#schedule(MAX_RETRY_MS);
    }
  }

  async #deliver(event: WebhookEvent): Promise<boolean> {
    const failure = await this.#post(event);
    if (failure === null) {
      await markDelivered(this.#database, event.sequence, new Date());
      return true;
    }
    if (failure.startsWith('status 4') && event.attempts >= MAX_REFUSALS) {
      console.error(`Webhook ${event.id} (${event.topic}) failed too often and is dropped: ${failure}`);
      await markDelivered(this.#database, event.sequence, new Date());
      return true;
    }
    await markFailed(this.#database, event.sequence, {
      error: failure,
      nextAttemptAt: new Date(Date.now() + retryDelay(event.attempts)),
    });
    return false;
  }

  /** @returns why the delivery failed, or null on success. */
  async #post(event: WebhookEvent): Promise<string | null> {
    try {
      const response = await fetch(this.#target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'x-shopify-topic': event.topic,
          'x-shopify-hmac-sha256': signatureOf(event.body, this.#target.secret),
          'x-shopify-webhook-id': event.id,
          'x-shopify-shop-domain': this.#target.shopDomain,
          'x-shopify-triggered-at': event.createdAt.toISOString(),
          'x-shopify-api-version': STOREFRONT_API_VERSION,
        },
        body: event.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.ok ? null : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
  }

  #schedule(delay: number): void {
    if (!this.#stopped) {
      this.#timer = setTimeout(() => this.wake(), Math.max(delay, 1));
      this.#timer.unref();
    }
  }
}

/** Base64 HMAC-SHA256 of the body, as the provider signs. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempts, MAX_RETRY_MS);
}
