import { z } from 'zod';

/** What the words of each kind of mail are made of, as it lies in the outbox. */
export const mailFactsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('coupon'),
    couponCode: z.string().min(1).max(64),
    discountRate: z.int().min(1).max(15),
    /** Of the member: names the links. */
    linkId: z.uuid(),
    /** Null for somebody who has confirmed. */
    confirmId: z.uuid().nullable(),
    /** The registration was made before: nothing new is given. */
    isRepeated: z.boolean(),
  }),
  z.object({
    kind: z.literal('restock'),
    /** Of the notice: names its link. */
    linkId: z.uuid(),
    handle: z.string().min(1).max(255),
    variantId: z.int().positive(),
    product: z.string().min(1),
    /** '' for a product without variants. */
    variant: z.string(),
    vendor: z.string(),
    /** Yen with tax. */
    price: z.int().nonnegative(),
    /** Pieces in stock when the mail was written. */
    quantity: z.int().positive(),
    imageUrl: z.string(),
  }),
  z.object({
    kind: z.literal('prize'),
    campaignId: z.string().min(1).max(64),
    linkId: z.uuid(),
  }),
]);

export type MailFacts = z.output<typeof mailFactsSchema>;
