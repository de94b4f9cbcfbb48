import { Link } from '@shop/ui-kit/primitives/Link';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';
import type { DiscountLinkResult } from '#foundation/routing/discount-link.ts';
import { EmptyScreen } from '#foundation/screen/EmptyScreen.tsx';

interface DiscountLinkScreenProps {
  locale: Locale;
  result: DiscountLinkResult;
  code: string;
  /** The shop path where the shopper continues. */
  to: string;
}

/** The result of a discount link's code: applied, stored for a later cart, not applicable to this cart, refused, or unknown (LINK-02). */
export function DiscountLinkScreen({ locale, result, code, to }: DiscountLinkScreenProps) {
  const m = messages(locale);
  const isGood = result === 'applied' || result === 'noted';
  return (
    <EmptyScreen
      drawing={isGood ? 'bag' : 'wilted'}
      title={m.links.discountTitle}
      text={<span role={isGood ? 'status' : 'alert'}>{textOf(result, code, m)}</span>}
      extra={
        result !== 'noted' &&
        result !== 'refused' && <Link href={localePath(locale, '/cart')}>{m.added.toCart}</Link>
      }
      action={m.added.continue}
      to={to}
    />
  );
}

function textOf(result: DiscountLinkResult, code: string, m: Messages): string {
  switch (result) {
    case 'applied':
      return m.links.discountApplied({ code });
    case 'noted':
      return m.links.discountNoted({ code });
    case 'unsuitable':
      return m.links.discountUnsuitable({ code });
    case 'refused':
      return m.links.discountRefused;
    case 'unknown':
      return m.links.discountUnknown({ code });
  }
}
