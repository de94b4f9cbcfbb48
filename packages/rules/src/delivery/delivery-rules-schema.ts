import { z } from 'zod';
import { parseJstDate, type Weekday } from '../jst-date';
import { err, ok, type Result } from '../result';
import { yen } from '../yen';
import type { DeliveryRules } from './delivery-rules';
import { DELIVERY_TIMES } from './delivery-times';
import { PREFECTURES } from './prefectures';
import type { FeeZone } from './shipping-fee';

/** The store's rules are stored in a metafield of the shop, of type `json`. */
export const DELIVERY_RULES_METAFIELD = { namespace: 'shop', key: 'delivery_rules' } as const;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Days that a calendar can show; more would be a typing error. */
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

const amount = z.int({ error: 'must be whole yen' }).min(0).transform(yen);
const ZONES: readonly FeeZone[] = [...PREFECTURES.map(({ province }) => province), 'remoteIsland'];
const zone = z.enum(ZONES, { error: 'must be a prefecture, JP-01 to JP-47, or "remoteIsland"' });
const fees = z.strictObject({
  regular: amount,
  areas: z
    .array(z.strictObject({ zones: z.array(zone).min(1), fee: amount }))
    .default([])
    .refine(
      (areas) =>
        areas.every(
          ({ zones }, at) =>
            !areas.slice(0, at).some(({ zones: others }) => zones.some((one) => others.includes(one))),
        ),
      {
        error: 'must name each place once',
      },
    ),
  freeFrom: amount.nullable().default(null),
  freePostage: z.array(z.int({ error: 'must be a product number' }).positive()).exactOptional(),
});
const dispatch = z.strictObject({ weekdays, leadDays: days, transitDays: days });
const [, ...TIMES] = DELIVERY_TIMES;

/** The rules as a store writes them. Unknown names are rejected: a typo would silently remove a rule. */
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
  dispatch: dispatch.exactOptional(),
  fees: fees.exactOptional(),
  eGift: z.boolean().exactOptional(),
  times: z.array(z.enum(TIMES)).exactOptional(),
});

/** Parses a store's rules; the error names the invalid field: `weekdayBlocks[0].weekdays: …`. */
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

/** The rules in the store's format. */
export function formatDeliveryRules({ weekdayBlocks, dispatch, ...rules }: DeliveryRules): string {
  return JSON.stringify({
    ...rules,
    weekdayBlocks: weekdayBlocks.map((block) => ({
      ...block,
      weekdays: namesOf(block.weekdays),
    })),
    ...(dispatch && { dispatch: { ...dispatch, weekdays: namesOf(dispatch.weekdays) } }),
  });
}

const namesOf = (weekdays: readonly Weekday[]) => weekdays.map((weekday) => WEEKDAYS[weekday]);

function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return parts.join('').replace(/^\./, '') || 'the whole';
}
