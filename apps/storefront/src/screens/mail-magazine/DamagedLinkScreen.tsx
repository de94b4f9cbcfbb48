import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { shopBrand } from '../../brand/shop-brand';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';

interface DamagedLinkScreenProps {
  locale: Locale;
  /** What the link was to end. */
  title: string;
}

/** Of a link that ends something and cannot be read: who wants to leave is not asked to register (MAIL-06, MAIL-07). */
export function DamagedLinkScreen({ locale, title }: DamagedLinkScreenProps) {
  const m = messages(locale);
  const inquiry = shopBrand().links?.inquiry;
  return (
    <EmptyState
      drawing="wilted"
      title={title}
      text={<span role="alert">{m.mailLinks.damaged}</span>}
      action={
        <Button tone="primary" href={inquiry ?? localePath(locale, '/')}>
          {inquiry === undefined ? m.error[404].action : m.footer.inquiry}
        </Button>
      }
    />
  );
}
