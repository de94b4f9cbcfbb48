import { Button } from '@shop/ui-kit/primitives/Button';
import { QuietPage } from '@shop/ui-kit/primitives/QuietPage';
import type { RestockResult } from '../../contracts/form-results';
import { type Locale, localePath } from '../../i18n/locale';
import { type MessageKey, words } from '../../i18n/words';

interface RestockScreenProps {
  locale: Locale;
  result: RestockResult;
}

const TEXTS = {
  registered: 'restock.success',
  'in-stock': 'restock.inStock',
  invalid: 'restock.errorFormat',
  failed: 'mail.errorGeneric',
  stopped: 'mailLinks.restockStopped',
} as const satisfies Record<RestockResult, MessageKey>;

/** What a restock notice without JavaScript ended with (RESTOCK-01). */
export function RestockScreen({ locale, result }: RestockScreenProps) {
  const t = words(locale);
  const isRegistered = result === 'registered';
  const isGood = result !== 'invalid' && result !== 'failed';
  return (
    <QuietPage
      drawing={isGood ? 'pot' : 'wilted'}
      title={t('restock.title')}
      text={<span role={isGood ? 'status' : 'alert'}>{t(TEXTS[result])}</span>}
      extra={isRegistered ? t('restock.note') : undefined}
      action={
        <Button tone="primary" href={localePath(locale, '/')}>
          {t('added.continue')}
        </Button>
      }
    />
  );
}
