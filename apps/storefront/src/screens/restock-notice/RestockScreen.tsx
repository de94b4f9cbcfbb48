import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import type { RestockResult } from '../../contracts/form-results';
import type { Messages } from '../../i18n/__generated__/messages';
import { type Locale, localePath } from '../../i18n/locale';
import { messages } from '../../i18n/messages';

interface RestockScreenProps {
  locale: Locale;
  result: RestockResult;
}

/** What a restock notice without JavaScript ended with (RESTOCK-01). */
export function RestockScreen({ locale, result }: RestockScreenProps) {
  const m = messages(locale);
  const isRegistered = result === 'registered';
  const isGood = result !== 'invalid' && result !== 'failed';
  return (
    <EmptyState
      drawing={isGood ? 'pot' : 'wilted'}
      title={m.restock.title}
      text={<span role={isGood ? 'status' : 'alert'}>{resultMessage(result, m)}</span>}
      extra={isRegistered ? m.restock.note : undefined}
      action={
        <Button tone="primary" href={localePath(locale, '/')}>
          {m.added.continue}
        </Button>
      }
    />
  );
}

function resultMessage(result: RestockResult, m: Messages): string {
  switch (result) {
    case 'registered':
      return m.restock.success;
    case 'invalid':
      return m.restock.errorFormat;
    case 'failed':
      return m.mail.errorGeneric;
    case 'stopped':
      return m.mailLinks.restockStopped;
  }
}
