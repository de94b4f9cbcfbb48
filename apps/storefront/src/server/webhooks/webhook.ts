import { isHandle } from '@shop/rules/is-handle';
import { z } from 'zod';
import { REFRESH_TOPIC } from '../commerce/refresh';

const handle = z.string().refine(isHandle);

const bodies = {
  'products/update': z.object({ handle }),
  'inventory_levels/update': z.object({ product_handle: handle }),
  'orders/create': z.object({ id: z.union([z.number(), z.string()]) }),
  [REFRESH_TOPIC]: z.object({ tags: z.array(z.string().max(256)).max(1_000) }),
} as const;

/** What a webhook tells us, in our words. */
export type Webhook =
  | { readonly kind: 'productChanged'; readonly handle: string }
  | { readonly kind: 'refresh'; readonly tags: readonly string[] }
  | { readonly kind: 'nothingToDo' | 'unknownTopic' };

/** Reads a webhook's body by its topic; null when the body is not what the topic promises. */
export function parseWebhook(topic: string, body: unknown): Webhook | null {
  switch (topic) {
    case 'products/update': {
      const parsed = bodies[topic].safeParse(body);
      return parsed.success ? { kind: 'productChanged', handle: parsed.data.handle } : null;
    }
    case 'inventory_levels/update': {
      const parsed = bodies[topic].safeParse(body);
      return parsed.success ? { kind: 'productChanged', handle: parsed.data.product_handle } : null;
    }
    case REFRESH_TOPIC: {
      const parsed = bodies[topic].safeParse(body);
      return parsed.success ? { kind: 'refresh', tags: parsed.data.tags } : null;
    }
    case 'orders/create':
      // The stock it took is told by the inventory's own webhook.
      return bodies[topic].safeParse(body).success ? { kind: 'nothingToDo' } : null;
    default:
      return { kind: 'unknownTopic' };
  }
}
