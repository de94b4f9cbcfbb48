import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

/** The platform is out of reach, something of ours went wrong, or there is nothing to be had by this request. */
export const ERROR_KINDS = ['unreachable', 'failed', 'refused'] as const;

interface ErrorScreenProps {
  locale: Locale;
  kind: (typeof ERROR_KINDS)[number];
}

/**
 * Says kindly that a page cannot be shown, and offers to try again (the empty address is the page asked for), or, where that
 * would end the same way, the top page.
 */
export function ErrorScreen({ locale, kind }: ErrorScreenProps) {
  const m = messages(locale);
  const { title, body } = kind === 'failed' ? m.error[500] : m.error[kind];
  const way =
    kind === 'refused'
      ? { href: localePath(locale, '/'), label: m.error[404].action }
      : { href: '', label: m.common.retry };
  return (
    <EmptyState
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
