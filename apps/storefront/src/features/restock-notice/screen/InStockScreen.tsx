import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

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
