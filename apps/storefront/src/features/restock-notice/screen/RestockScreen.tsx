import { RESTOCK_FORM_ID } from '#foundation/forms/form-kinds.ts';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { RestockResult } from '#foundation/routing/form-results.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

interface RestockScreenProps {
  locale: Locale;
  result: RestockResult;
  /** The product to go back to, with the id of its variant. */
  product?: { readonly handle: string; readonly variant: string };
}

/** The result page of a restock request without JavaScript (RESTOCK-01). */
export function RestockScreen({ locale, result, product }: RestockScreenProps) {
  const m = messages(locale);
  const isRegistered = result === 'registered';
  const isGood = result === 'registered' || result === 'stopped';
  return (
    <EmptyScreen
      drawing={isGood ? 'pot' : 'wilted'}
      title={m.restock.title}
      text={<span role={isGood ? 'status' : 'alert'}>{resultMessage(result, m)}</span>}
      extra={isRegistered ? m.restock.note : undefined}
      action={product ? m.restock.back : m.added.continue}
      to={localePath(locale, product ? formPath(product) : '/')}
    />
  );
}

/** The form on the product's page, with the variant chosen. */
function formPath({ handle, variant }: NonNullable<RestockScreenProps['product']>): string {
  return `/products/${encodeURIComponent(handle)}?variant=${variant}#${RESTOCK_FORM_ID}`;
}

function resultMessage(result: RestockResult, m: Messages): string {
  switch (result) {
    case 'registered':
      return m.restock.success;
    case 'invalid':
      return m.restock.errorFormat;
    case 'gone':
      return m.cartError.merchandiseInvalid;
    case 'failed':
      return m.mail.errorGeneric;
    case 'stopped':
      return m.mailLinks.restockStopped;
  }
}

interface InStockScreenProps {
  locale: Locale;
  /** With its variant, if there are several. */
  product: string;
  /** The page to buy it, without the language. */
  path: string;
}

/** The page after a restock request without JavaScript for a variant in stock: a link to buy it (RESTOCK-01). */
export function InStockScreen({ locale, product, path }: InStockScreenProps) {
  const m = messages(locale);
  return (
    <EmptyScreen
      drawing="pot"
      title={product}
      text={<span role="status">{m.restock.inStock}</span>}
      action={m.restock.buy}
      to={localePath(locale, path)}
    />
  );
}
