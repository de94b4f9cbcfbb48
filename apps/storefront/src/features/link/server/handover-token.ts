import type { GlobalId } from '@shop/rules/global-id';
import { cartIdCookie } from '#foundation/cookies/cart-id.ts';
import { readToken, signToken } from '#foundation/tokens/signed-token.ts';

const KIND = 'cart-handover';

/** How long the question may stay unanswered. */
const LIFETIME_SECONDS = 60 * 60;

interface TokenTime {
  readonly secret: string;
  readonly now: Date;
}

/** Names the cart that an agent made on the page that asks what becomes of it, for an hour (AGENT-03). */
export function signHandover(cartId: GlobalId, { secret, now }: TokenTime): string {
  const lastSecond = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  return signToken(`${cartId}.${lastSecond}`, { secret, kind: KIND });
}

/** The cart that a token names; null for a forged, damaged or expired one. */
export function readHandover(token: string, { secret, now }: TokenTime): GlobalId | null {
  const [id = '', lastSecond = '', ...rest] = (readToken(token, { secret, kind: KIND }) ?? '').split('.');
  if (rest.length > 0 || !(Number(lastSecond) * 1000 >= now.getTime())) return null;
  return cartIdCookie.parse(id);
}
