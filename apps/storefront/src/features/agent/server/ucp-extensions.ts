import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { env } from '#foundation/env/env.ts';

/** Names of the shop's own extensions of carts, in its brand's domain (AGENT-03, AGENT-04). */
export function ucpExtensions() {
  const domain = shopBrand().agentDomain ?? new URL(env().shopUrl).hostname.split('.').toReversed().join('.');
  return {
    /** Days, times, gifts and e-gifts, for which the protocol has no settled model. */
    delivery: `${domain}.delivery`,
    /** What was quoted to the buyer comes back before they are handed over. */
    quote: `${domain}.quote`,
  };
}
