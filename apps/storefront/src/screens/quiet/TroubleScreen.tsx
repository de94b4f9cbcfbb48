import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';

interface TroubleScreenProps {
  locale: Locale;
  /** The platform is out of reach, something of ours went wrong, or there is nothing to be had by this request. */
  kind: 'unreachable' | 'failed' | 'refused';
}

/**
 * Says kindly that a page cannot be shown, and offers to try again (the empty address is the page asked for), or, where that
 * would end the same way, the top page.
 */
export function TroubleScreen({ locale, kind }: TroubleScreenProps) {
  const m = messages(locale);
  const { title, body } = kind === 'failed' ? m.error[500] : m.error[kind];
  const way =
    kind === 'refused'
      ? { href: localePath(locale, '/'), label: m.error[404].action }
      : { href: '', label: m.common.retry };
  return (
    <QuietPage
      drawing={kind === 'unreachable' ? 'can' : 'wilted'}
      title={title}
      text={body}
      action={
        <Button tone="primary" width="comfortable" href={way.href} target="_self">
          {way.label}
        </Button>
      }
    />
  );
}
