import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { shopBrand } from '#foundation/brand/shop-brand.ts';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

interface DamagedLinkScreenProps {
  locale: Locale;
  /** The action of the link. */
  title: string;
}

/** The page for an unreadable link that ends something: a reader who wants to leave is not asked to register (MAIL-06, MAIL-07). */
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
