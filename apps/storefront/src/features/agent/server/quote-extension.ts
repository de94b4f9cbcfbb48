import { z } from 'zod';
import { quoteSchema } from './agent-inputs';
import { ucpExtensions } from './ucp-extensions';

/** The shop's extension of carts for the hand-over as a JSON schema, as the profile names it (AGENT-04). */
export function quoteExtension(shopUrl: string) {
  const quote = z.toJSONSchema(quoteSchema);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${shopUrl}/ucp/quote.json`,
    name: ucpExtensions().quote,
    title: 'What was quoted to the buyer',
    description:
      'Every cart has the field "quote": what it holds and costs at that moment. get_cart takes it back as "quote" before the buyer is handed over; where the cart is not as quoted, the answer has an error "quote_changed" for each difference, the quote of now, and the shop’s own cart in place of the checkout.',
    $defs: { request: quote, response: quote },
  };
}
