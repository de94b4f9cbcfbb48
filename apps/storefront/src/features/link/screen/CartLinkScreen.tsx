import { formatCartLinkItems } from '@shop/rules/cart/cart-link';
import { linePrice } from '@shop/rules/yen';
import { CartLine } from '@shop/ui-kit/commerce/cart/CartLine';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Inline } from '@shop/ui-kit/primitives/Inline';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { Stack } from '@shop/ui-kit/primitives/Stack';
import { Text } from '@shop/ui-kit/primitives/Text';
import { LANGUAGE_FIELD } from '#foundation/forms/form-kinds.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { listFacts } from '#foundation/i18n/list-facts.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { productPicture } from '#foundation/images/product-picture.ts';
import {
  type CartLink,
  type CartLinkState,
  type HandoverRequest,
  REFUSED_CODE,
} from '#foundation/routing/cart-link.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';
import { TitledPage } from '#foundation/screen/TitledPage.tsx';

/** A variant offered by the link. */
interface OfferedVariant {
  readonly id: number;
  readonly handle: string;
  readonly productTitle: string;
  /** '' for the only variant. */
  readonly title: string;
  readonly vendor: string;
  readonly price: number;
  /** In stock. */
  readonly quantity: number;
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

interface CartLinkScreenProps {
  locale: Locale;
  state: CartLinkState;
  link: CartLink;
  /** The link's existing variants. */
  variants: readonly OfferedVariant[];
  /** What a variant that no longer exists was called; null if that is not known. */
  nameOf: (variantId: number) => string | null;
  /** The agent's cart, instead of the link's items and code. */
  handover?: Handover;
}

interface Handover {
  token: string;
  codes: readonly string[];
  /** Requests that are only copied with the whole cart. */
  requests: readonly HandoverRequest[];
}

/**
 * The items of a cart link, and the choice to add them to the existing cart or to replace it (LINK-01). Forms that need no
 * JavaScript. The page does not read the cart: it is the same for every visitor.
 */
export function CartLinkScreen({ locale, state, variants, nameOf, handover, ...given }: CartLinkScreenProps) {
  const m = messages(locale);
  const isCodeRefused = given.link.code === REFUSED_CODE;
  const link = isCodeRefused ? { ...given.link, code: null } : given.link;
  const codes = handover?.codes ?? (link.code === null ? [] : [link.code]);
  const offers = link.items.flatMap(({ variantId, quantity }) => {
    const variant = variants.find(({ id }) => id === variantId);
    return variant === undefined ? [] : [{ variant, quantity }];
  });
  const isPart = state === 'part';
  const isUnknown = state === 'unknown';
  // A handover's list names everything; that of a link only what is short.
  const isShortList = isPart && handover === undefined;
  const gone = link.items.filter(({ variantId }) => !variants.some(({ id }) => id === variantId));
  const goneNames = gone.flatMap(({ variantId }) => nameOf(variantId) ?? []);
  const told = link.items.filter(
    ({ variantId }) => (variants.find(({ id }) => id === variantId)?.quantity ?? 0) <= 0,
  );
  const isAnyInStock = offers.some(({ variant }) => variant.quantity > 0);
  if (offers.length === 0 && !isPart && !isUnknown) {
    return (
      <EmptyScreen
        drawing="pot"
        title={m.links.cartTitle}
        text={
          goneNames.length === 0
            ? m.links.cartNone
            : m.links.cartNoneNames({ names: listFacts(goneNames, m.common.separator) })
        }
        action={m.added.continue}
        to={localePath(locale, '/')}
      />
    );
  }
  return (
    <TitledPage title={m.links.cartTitle}>
      {isPart && <Notice role="status">{isShortList ? m.links.cartShort : m.links.cartPart}</Notice>}
      {state === 'failed' && (
        <Notice tone="warning" role="alert">
          {isAnyInStock ? m.links.cartFailed : m.links.cartNone}
        </Notice>
      )}
      {isUnknown && (
        <Notice tone="warning" role="alert">
          <p>{m.added.unknown}</p>
          <p>{m.added.unknownHint}</p>
        </Notice>
      )}
      {(state === 'ask' || (state === 'failed' && isAnyInStock)) && (
        <Text>{isAnyInStock ? m.links.cartAsk : m.links.cartNone}</Text>
      )}
      {gone.length > 0 && (
        <Notice>
          <Text>{isPart ? m.links.cartGone({ n: gone.length }) : m.links.cartMissing}</Text>
          {goneNames.length > 0 && (
            <Text>{m.links.cartGoneNames({ names: listFacts(goneNames, m.common.separator) })}</Text>
          )}
        </Notice>
      )}
      <Stack as="ul">
        {offers.map(({ variant, quantity }) => (
          <li key={variant.id}>
            <Offer locale={locale} variant={variant} quantity={quantity} />
          </li>
        ))}
      </Stack>
      {isCodeRefused && (
        <Notice tone="warning" role="alert">
          {m.links.discountRefused}
        </Notice>
      )}
      {codes.length > 0 && !isPart && (
        <Text tone="muted">{m.links.cartCode({ code: listFacts(codes, m.common.separator) })}</Text>
      )}
      {(isPart || isUnknown || !isAnyInStock) && (
        <Button tone="primary" width="comfortable" href={localePath(locale, '/cart')}>
          {m.added.toCart}
        </Button>
      )}
      {!isPart && isAnyInStock && <Choice locale={locale} link={link} told={told} handover={handover} />}
    </TitledPage>
  );
}

interface ChoiceProps {
  locale: Locale;
  link: CartLink;
  /** The items that the page shows as sold out or gone. */
  told: CartLink['items'];
  handover: Handover | undefined;
}

function Choice({ locale, link: { items, code }, told, handover }: ChoiceProps) {
  const m = messages(locale);
  return (
    <form method="post" action={handover === undefined ? '/api/cart-links' : '/api/cart-handovers'}>
      <input
        type="hidden"
        name={handover === undefined ? 'items' : 'listed'}
        value={formatCartLinkItems(items)}
      />
      {code !== null && <input type="hidden" name="code" value={code} />}
      {told.length > 0 && (
        <input type="hidden" name="told" value={told.map(({ variantId }) => variantId).join(',')} />
      )}
      {handover !== undefined && <input type="hidden" name="handover" value={handover.token} />}
      <input type="hidden" name={LANGUAGE_FIELD} value={locale} />
      <Stack gap="standard">
        <Inline gap="standard">
          <Button type="submit" name="mode" value="add" tone="primary" width="comfortable">
            {m.links.add}
          </Button>
          <Button type="submit" name="mode" value="replace" width="comfortable">
            {m.links.replace}
          </Button>
        </Inline>
        <Text size="note" tone="muted">
          {m.links.replaceNote}
        </Text>
        {handover !== undefined && handover.requests.length > 0 && (
          <Text size="note" tone="muted">
            {m.links.handoverRequests({ requests: requestNames(handover.requests, m) })}
          </Text>
        )}
      </Stack>
    </form>
  );
}

function requestNames(requests: readonly HandoverRequest[], m: Messages): string {
  const names: Record<HandoverRequest, string> = {
    gift: m.links.handoverGift,
    prefecture: m.links.handoverPrefecture,
    date: m.links.handoverDate,
    time: m.links.handoverTime,
    eGift: m.links.handoverEGift,
    note: m.links.handoverNote,
  };
  return listFacts(
    requests.map((request) => names[request]),
    m.common.separator,
  );
}

function Offer({ locale, variant, quantity }: { locale: Locale; variant: OfferedVariant; quantity: number }) {
  const m = messages(locale);
  const stock = variant.quantity;
  const warning =
    stock <= 0
      ? ({ label: m.cart.lineSoldOut, tone: 'soldOut' } as const)
      : stock < quantity
        ? ({ label: m.product.stockRemaining({ n: stock }), tone: 'notice' } as const)
        : null;
  return (
    <CartLine
      href={`${localePath(locale, `/products/${variant.handle}`)}?variant=${variant.id}`}
      title={variant.productTitle}
      picture={productPicture(variant.picture, 360, variant.productTitle)}
      details={listFacts([variant.title, variant.vendor], m.common.separator)}
      {...(warning === null ? {} : { warning })}
      quantity={<Text>{m.links.quantity({ n: quantity })}</Text>}
      // As in the cart: the price of all pieces, or of one if none are in stock.
      price={{ amount: linePrice(variant.price, stock <= 0 ? 0 : quantity), taxNote: m.common.taxIncluded }}
    />
  );
}

/** The page for a link to an agent's cart that can no longer be opened: the shopper's own cart is unchanged (AGENT-03). */
export function EndedHandoverScreen({ locale }: { locale: Locale }) {
  const m = messages(locale);
  return (
    <EmptyScreen
      drawing="pot"
      title={m.links.cartTitle}
      text={<span role="alert">{m.links.handoverEnded}</span>}
      action={m.added.toCart}
      to={localePath(locale, '/cart')}
    />
  );
}
