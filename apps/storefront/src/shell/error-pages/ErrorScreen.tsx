import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState } from '@shop/ui-kit/primitives/EmptyState';
import { type Locale, localePath } from '#foundation/i18n/locale.ts';
import { messages } from '#foundation/i18n/messages.ts';

/** The platform is unreachable, an error of our own, an invalid request, or a form that was refused or failed. */
export const ERROR_KINDS = ['unreachable', 'failed', 'refused', 'form'] as const;

interface ErrorScreenProps {
  locale: Locale;
  kind: (typeof ERROR_KINDS)[number];
}

/**
 * Explains that a page cannot be shown, and offers a retry (the empty address is the requested page), or the top page if a
 * retry is useless: the address of a form opens nothing.
 */
export function ErrorScreen({ locale, kind }: ErrorScreenProps) {
  const m = messages(locale);
  const { title, body } = kind === 'failed' ? m.error[500] : m.error[kind];
  const way =
    kind === 'refused' || kind === 'form'
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
