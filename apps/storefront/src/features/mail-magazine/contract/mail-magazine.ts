import { z } from 'zod';

/** `POST /api/mailmagazine/register` (API-01). */
export const registrationRequestSchema = z.object({
  mailAddress: z.string(),
  /** Id of the prize draw that the page announced. */
  draw: z.string().max(100).optional(),
});

/** The answer with status 200: also for a malformed address or one already registered. */
export const registrationResponseSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('SUCCESS'),
    couponCode: z.string(),
    discountRate: z.int(),
    missedDraw: z.string().optional(),
  }),
  z.object({
    status: z.enum(['INVALID_MAIL_ADDRESS', 'DUPLICATED']),
    couponCode: z.null(),
    discountRate: z.null(),
  }),
]);

export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;
