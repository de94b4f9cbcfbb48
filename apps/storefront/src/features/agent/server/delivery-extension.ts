import { z } from 'zod';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { deliverySchema } from './agent-inputs';
import { ucpExtensions } from './ucp-extensions';

/** What a cart answers beside what was set: the days of the window, with the reason of those that cannot be chosen (DLV-01 to DLV-04). */
const day = { date: z.iso.date(), weekday: z.string() };
const answer = deliverySchema.extend({
  available_dates: z.array(z.object(day)),
  unavailable_dates: z.array(z.object({ ...day, reason: z.string() })),
  times: z.array(z.string()),
});

/** The shop's extension of carts as a JSON schema, as the profile names it (AGENT-03). */
export function deliveryExtension(shopUrl: string) {
  const { goods } = shopBrand();
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${shopUrl}/ucp/delivery.json`,
    name: ucpExtensions().delivery,
    title: goods === undefined ? 'Delivery' : `Delivery of ${goods.en}`,
    description:
      'When and to whom a cart is delivered, as the field "delivery" of a cart. "request" is taken by create_cart and update_cart; what is left out stays. "response" is in every cart.',
    $defs: {
      request: z.toJSONSchema(deliverySchema),
      response: z.toJSONSchema(answer),
    },
  };
}
