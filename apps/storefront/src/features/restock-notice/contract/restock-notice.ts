import { parseEmail } from '@shop/rules/email';
import { z } from 'zod';

const NO_ID = 'must be a numeric id';

/** The platform's numeric ids; a form sends them as text. */
const id = z
  .union([z.int(), z.string().regex(/^\d{1,16}$/, NO_ID)], NO_ID)
  .transform(Number)
  .refine((value) => Number.isSafeInteger(value) && value > 0, NO_ID);

const mailAddress = z.string({ error: 'must be text' }).transform((text, context) => {
  const parsed = parseEmail(text);
  if (parsed.ok) return parsed.value;
  context.addIssue('must be an e-mail address');
  return z.NEVER;
});

/** `POST /api/stock-notification` (API-02). */
export const restockRequestSchema = z.object({
  variant_id: id,
  product_id: id,
  mail_address: mailAddress,
});

export type RestockRequest = z.input<typeof restockRequestSchema>;

/** The answer with status 200: the notice is stored, or the variant is in stock, with the page to buy it. */
export const restockResponseSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SUCCESS') }),
  z.object({ status: z.literal('IN_STOCK'), productPath: z.string() }),
]);

export type RestockResponse = z.infer<typeof restockResponseSchema>;
