import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

interface RetryNoticeProps {
  /** What failed. */
  text: string;
  onRetry: () => void;
  m: Messages;
}

/** The notice of a failure that the shopper can retry; announced at once (PLAT-02). */
export function RetryNotice({ text, onRetry, m }: RetryNoticeProps) {
  return (
    <Notice tone="warning" role="alert">
      <p>{text}</p>
      <Button size="small" onClick={onRetry}>
        {m.common.retry}
      </Button>
    </Notice>
  );
}
