'use client';

import { type AddOutcome, mayRetryAdd } from '@shop/rules/cart/add-outcome';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { Messages } from '../../i18n/__generated__/messages';
import { expiryMessage } from '../cart/expiry-message';
import { addFailure } from './add-failure';

interface AddedWithoutDialogProps {
  /** Null as long as the add is on its way. */
  outcome: AddOutcome | null;
  /** Of the product. */
  name: string;
  m: Messages;
  onRetry: () => void;
}

/** What became of an add where the dialog's code has not come (PROD-08). */
export function AddedWithoutDialog({ outcome, name, m, onRetry }: AddedWithoutDialogProps) {
  if (outcome === null) return null;
  if (outcome.ok) {
    return (
      <Notice role="status">
        <p>{m.added.title}</p>
        {outcome.expiry !== null && <p>{expiryMessage(outcome.expiry, m)}</p>}
      </Notice>
    );
  }
  const { title, reason } = addFailure(outcome, name, m);
  return (
    <Notice tone="warning" role="alert">
      <p>{title}</p>
      <p>{reason}</p>
      {mayRetryAdd(outcome) && (
        <Button size="small" onClick={onRetry}>
          {m.common.retry}
        </Button>
      )}
    </Notice>
  );
}
