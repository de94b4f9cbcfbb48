import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import type { Locale } from '../../i18n/locale';
import { words } from '../../i18n/words';

interface TroubleScreenProps {
  locale: Locale;
  /** The platform is out of reach, or something of ours went wrong. */
  kind: 'unreachable' | 'failed';
}

/** Says kindly that a page cannot be shown now, and offers to try again: the empty address is the page asked for. */
export function TroubleScreen({ locale, kind }: TroubleScreenProps) {
  const t = words(locale);
  const isUnreachable = kind === 'unreachable';
  return (
    <QuietPage
      drawing={isUnreachable ? 'can' : 'wilted'}
      title={t(isUnreachable ? 'error.unreachable.title' : 'error.500.title')}
      text={t(isUnreachable ? 'error.unreachable.body' : 'error.500.body')}
      action={
        <Button tone="primary" width="comfortable" href="" target="_self">
          {t('common.retry')}
        </Button>
      }
    />
  );
}
