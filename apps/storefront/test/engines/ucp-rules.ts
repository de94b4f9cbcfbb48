import { z } from 'zod';

/**
 * Required fields of the Universal Commerce Protocol, versions 2026-04-08 and 2026-08-25, from their cart and catalogue schemas (equal in
 * these fields); written by hand.
 */
const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const ucp = z.object({
  version,
  status: z.enum(['success', 'error']).optional(),
  capabilities: z
    .record(z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/), z.array(z.object({ version })))
    .optional(),
});
const amount = z.int().min(0);
const price = z.object({ amount, currency: z.string().regex(/^[A-Z]{3}$/) });
const messages = z
  .array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('info'), content: z.string() }),
      z.object({ type: z.literal('warning'), code: z.string(), content: z.string() }),
      z.object({
        type: z.literal('error'),
        code: z.string(),
        content: z.string(),
        severity: z.enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable']),
      }),
    ]),
  )
  .optional();
const description = z.union([
  z.object({ plain: z.string().min(1) }),
  z.object({ html: z.string() }),
  z.object({ markdown: z.string() }),
]);
const options = z.array(z.object({ name: z.string(), label: z.string() })).optional();
const variant = z.object({
  id: z.string(),
  title: z.string(),
  description,
  price,
  list_price: price.optional(),
  url: z.url(),
  availability: z.object({ available: z.boolean(), status: z.string() }),
  options,
});
const product = z.object({
  id: z.string(),
  title: z.string(),
  description,
  url: z.url(),
  price_range: z.object({ min: price, max: price }),
  media: z.array(z.object({ type: z.string(), url: z.url(), alt_text: z.string() })),
  options: z
    .array(z.object({ name: z.string(), values: z.array(z.object({ label: z.string() })).min(1) }))
    .optional(),
  variants: z.array(variant).min(1),
  rating: z
    .object({ value: z.number().min(0), scale_max: z.number().min(1), count: z.int().min(0) })
    .optional(),
});
const lookedUp = variant.extend({
  inputs: z.array(z.object({ id: z.string(), match: z.enum(['exact', 'featured']) })).min(1),
});
const total = z
  .object({ type: z.string(), amount: z.int() })
  .refine(({ type, amount: sum }) => (type.endsWith('discount') ? sum < 0 : sum >= 0));
const once = (type: string) => (totals: readonly { type: string }[]) =>
  totals.filter((one) => one.type === type).length === 1;
const cart = z.object({
  ucp,
  id: z.string().min(1),
  line_items: z.array(
    z.object({
      id: z.string(),
      item: z.object({ id: z.string(), title: z.string(), price: amount, image_url: z.url().optional() }),
      quantity: z.int().min(1),
      totals: z.array(total),
    }),
  ),
  currency: z.string().regex(/^[A-Z]{3}$/),
  totals: z.array(total).refine(once('subtotal')).refine(once('total')),
  messages,
  links: z.array(z.object({ type: z.string(), url: z.url() })).optional(),
  continue_url: z.url(),
});
const error = z.object({
  ucp: ucp.extend({ status: z.literal('error') }),
  messages: messages.unwrap().min(1),
  continue_url: z.url().optional(),
});
const pagination = z
  .object({
    has_next_page: z.boolean(),
    cursor: z.string().optional(),
    total_count: z.int().min(0).optional(),
  })
  .refine(({ has_next_page, cursor }) => !has_next_page || cursor !== undefined);

const ANSWERS: Readonly<Record<string, z.ZodType>> = {
  search_catalog: z.object({ ucp, products: z.array(product), pagination, messages }),
  lookup_catalog: z.object({
    ucp,
    products: z.array(product.extend({ variants: z.array(lookedUp).min(1) })),
    messages,
  }),
  get_product: z.union([z.object({ ucp, product, messages }), error]),
  create_cart: z.union([cart, error]),
  get_cart: z.union([cart, error]),
  update_cart: z.union([cart, error]),
  cancel_cart: z.union([cart, error]),
};

/** Deviations of a tool's response from the protocol. */
export function ucpFaults(tool: string, answer: unknown): string[] {
  const parsed = (ANSWERS[tool] ?? z.never()).safeParse(answer);
  return parsed.success
    ? []
    : parsed.error.issues.map(
        ({ path, message, ...issue }) =>
          `${path.join('.')}: ${message} ${JSON.stringify(issue).slice(0, 600)}`,
      );
}
