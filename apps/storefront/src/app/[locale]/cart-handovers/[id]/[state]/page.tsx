import type { Cart } from '@shop/rules/cart/cart';
import { isCartGone } from '@shop/rules/cart/cart-errors';
import { itemsOfLines } from '@shop/rules/cart/cart-link';
import { notFound } from 'next/navigation';
import { CartLinkScreen, EndedHandoverScreen } from '#features/link/screen/CartLinkScreen.tsx';
import { linkServices } from '#features/link/server/link-services.ts';
import { handoverRequests, readHandover } from '#features/link/server/receive-cart-handover.ts';
import { readSellableVariants } from '#features/product/server/read-variants.ts';
import { nameOfVariant, rememberedVariantName } from '#features/product/server/variant-names.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { localeOf } from '#foundation/i18n/locale-of.ts';
import { type PageProps, resultMetadata } from '#foundation/metadata/page-metadata.ts';
import { PlatformUnreachableError } from '#foundation/platform/platform-errors.ts';
import { HANDOVER_STATES } from '#foundation/routing/cart-link.ts';

// Valid for one shopper and an hour: never cached.
export const dynamic = 'force-dynamic';

export const generateMetadata = resultMetadata((m) => m.links.cartTitle);

/** The page of an agent's cart: asks before it changes the shopper's cart, and shows the result (AGENT-03). */
export default async function CartHandoverPage({ params }: PageProps<'id' | 'state'>) {
  const { locale: segment, id: token, state } = await params;
  const locale = localeOf(segment);
  const known = HANDOVER_STATES.find((one) => one === state) ?? notFound();
  const cart = known === 'ended' ? null : await cartOf(token, locale);
  if (known === 'ended' || cart === null) return <EndedHandoverScreen locale={locale} />;
  const items = itemsOfLines(cart.lines);
  const variants = await readSellableVariants(
    items.map(({ variantId }) => variantId),
    locale,
  );
  const handover = {
    token,
    codes: cart.discountCodes.map(({ code }) => code),
    requests: handoverRequests(cart),
  };
  return (
    <CartLinkScreen
      locale={locale}
      state={known}
      link={{ items, code: null }}
      variants={variants}
      nameOf={(id) => nameInCart(cart, id) ?? rememberedVariantName(id, locale)}
      handover={handover}
    />
  );
}

/** The name of a variant by its line. */
function nameInCart({ lines }: Cart, variantId: number): string | null {
  const line = lines.find((one) => one.variantId === variantId);
  return line === undefined ? null : nameOfVariant(line.title, line.variantTitle);
}

/** The cart of a token; null when either has expired, or it is empty. @throws PlatformUnreachableError */
async function cartOf(token: string, locale: Locale) {
  const { secret, now, gateway } = linkServices();
  const cartId = readHandover(token, { secret, now: now() });
  if (cartId === null) return null;
  const read = await gateway(locale).readCart({ cartId });
  if (!read.ok && !isCartGone(read.error.code)) throw new PlatformUnreachableError(read.error.code);
  return read.ok && read.value.cart.lines.length > 0 ? read.value.cart : null;
}
