import { z } from 'zod';
import { parseJstDate, type Weekday } from '../jst-date';
import { err, ok, type Result } from '../result';
import type { DeliveryRules } from './delivery-rules';

/** Where a store keeps its rules: a metafield of the shop, of type `json`. */
export const DELIVERY_RULES_METAFIELD = { namespace: 'shop', key: 'delivery_rules' } as const;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Days that a calendar can show; more would be a slip of the hand. */
const LATEST_DAYS = 180;

const day = z.string().transform((text, context) => {
  const date = parseJstDate(text);
  if (date.ok) return date.value;
  context.addIssue('must be a day, YYYY-MM-DD');
  return z.NEVER;
});
const skus = z.union([z.literal('all'), z.array(z.string().min(1))], {
  error: 'must be "all" or a list of SKUs',
});
const weekdays = z
  .array(z.enum(WEEKDAYS))
  .min(1)
  .transform((names) =>
    [...new Set(names)].map((name) => WEEKDAYS.indexOf(name) as Weekday).toSorted((a, b) => a - b),
  );
const days = z.int().min(0).max(LATEST_DAYS);

/** The rules as a store writes them. Names that are not known are refused: a slip in one would take a rule away in silence. */
const schema: z.ZodType<DeliveryRules, unknown> = z.strictObject({
  window: z
    .strictObject({ earliestDays: days, latestDays: days })
    .refine(({ earliestDays, latestDays }) => earliestDays <= latestDays, {
      path: ['latestDays'],
      error: 'must not be before earliestDays',
    }),
  blockedRanges: z
    .array(
      z.strictObject({ from: day, to: day, skus }).refine(({ from, to }) => from <= to, {
        path: ['to'],
        error: 'must not be before from',
      }),
    )
    .default([]),
  weekdayBlocks: z
    .array(
      z.strictObject({
        weekdays,
        skus: skus.default([]),
        skuPrefixes: z.array(z.string().min(1)).default([]),
        productIds: z.array(z.int().positive()).default([]),
      }),
    )
    .default([]),
});

/** Reads what a store wrote; a text that is none is the error, with the field that is wrong: `weekdayBlocks[0].weekdays: …`. */
export function parseDeliveryRules(text: string): Result<DeliveryRules, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return err('is no JSON');
    throw error;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return err(`${fieldOf(issue?.path ?? [])}: ${issue?.message ?? 'is malformed'}`);
}

/** The rules as a store keeps them. */
export function formatDeliveryRules({ weekdayBlocks, ...rules }: DeliveryRules): string {
  return JSON.stringify({
    ...rules,
    weekdayBlocks: weekdayBlocks.map((block) => ({
      ...block,
      weekdays: block.weekdays.map((weekday) => WEEKDAYS[weekday]),
    })),
  });
}

function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '') || 'the whole';
}
