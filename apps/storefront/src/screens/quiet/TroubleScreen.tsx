import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import { type Locale, localePath } from '../../i18n/locale';
import { type MessageKey, words } from '../../i18n/words';

interface TroubleScreenProps {
  locale: Locale;
  /** The platform is out of reach, something of ours went wrong, or there is nothing to be had by this request. */
  kind: keyof typeof TROUBLES;
}

const TROUBLES = {
  unreachable: { drawing: 'can', title: 'error.unreachable.title', text: 'error.unreachable.body' },
  failed: { drawing: 'wilted', title: 'error.500.title', text: 'error.500.body' },
  refused: { drawing: 'wilted', title: 'error.refused.title', text: 'error.refused.body' },
} as const satisfies Record<string, { drawing: 'can' | 'wilted'; title: MessageKey; text: MessageKey }>;

/**
 * Says kindly that a page cannot be shown, and offers to try again (the empty address is the page asked for), or, where that
 * would end the same way, the top page.
 */
export function TroubleScreen({ locale, kind }: TroubleScreenProps) {
  const t = words(locale);
  const { drawing, title, text } = TROUBLES[kind];
  const way =
    kind === 'refused'
      ? { href: localePath(locale, '/'), label: t('error.404.action') }
      : { href: '', label: t('common.retry') };
  return (
    <QuietPage
      drawing={drawing}
      title={t(title)}
      text={t(text)}
      action={
        <Button tone="primary" width="comfortable" href={way.href} target="_self">
          {way.label}
        </Button>
      }
    />
  );
}
