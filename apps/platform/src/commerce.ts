import { accountRoutes } from './account/account-routes.tsx';
import { checkoutRoutes } from './checkout/checkout-routes.tsx';
import { removeExpiredCarts } from './db/repositories/carts.ts';
import type { Services } from './graphql/context.ts';
import type { Route } from './http/route.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';

/** Milliseconds between two sweeps of expired carts. */
const SWEEP_MS = 60 * 60 * 1000;
/** An expired cart is closed to its shopper. Its row, and the link to its order, stay one day longer. */
const CACHED_AFTER_EXPIRY_MS = 24 * 60 * 60 * 1000;

/** Commerce part of the platform: pages and background work. */
export interface Commerce {
  readonly routes: readonly Route[];
  /** Stops the background work. */
  close(): Promise<void>;
}

/** Starts checkout and account pages, the two outboxes, and the sweep of expired carts. */
export function startCommerce(services: Services): Commerce {
  const { database, env, changes, mails, now } = services;
  const sender = new WebhookSender(
    database,
    {
      url: env.webhookUrl,
      secret: env.webhookSecret,
      shopDomain: `${env.brand === 'none' ? 'shop' : env.brand}.myshopify.com`,
    },
    () => changes.settled(),
  );
  const deliver = () => {
    sender.wake();
    void mails.flush();
  };
  const stopListening = changes.listen(() => sender.wake());
  const sweep = setInterval(() => {
    removeExpiredCarts(database, new Date(now().getTime() - CACHED_AFTER_EXPIRY_MS)).catch((error: unknown) =>
      console.error('Expired carts could not be removed:', error),
    );
  }, SWEEP_MS);
  sweep.unref();
  // Sends what a killed process left in the outboxes.
  deliver();
  return {
    routes: [...checkoutRoutes(services, deliver), ...accountRoutes(services)],
    async close() {
      stopListening();
      clearInterval(sweep);
      await Promise.all([sender.stop(), mails.close()]);
    },
  };
}
