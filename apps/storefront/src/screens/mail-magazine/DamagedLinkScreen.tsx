import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { SHOP_LINKS } from '../../content/shop';
import type { Locale } from '../../i18n/locale';
import { messages } from '../../i18n/messages';

interface DamagedLinkScreenProps {
  locale: Locale;
  /** What the link was to end. */
  title: string;
}

/** Of a link that ends something and cannot be read: who wants to leave is not asked to register (MAIL-06, MAIL-07). */
export function DamagedLinkScreen({ locale, title }: DamagedLinkScreenProps) {
  const m = messages(locale);
  return (
    <EmptyState
      drawing="wilted"
      title={title}
      text={<span role="alert">{m.mailLinks.damaged}</span>}
      action={
        <Button tone="primary" href={SHOP_LINKS.inquiry}>
          {m.footer.inquiry}
        </Button>
      }
    />
  );
}
