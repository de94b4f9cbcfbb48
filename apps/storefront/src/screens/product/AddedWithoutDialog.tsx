'use client';

import { type AddOutcome, mayRetryAdd } from '@shop/rules/cart/add-outcome';
import { Button } from '@shop/ui-kit/primitives/Button';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import { addFailure } from './add-failure';
import type { BuyWords } from './buy-words';

interface AddedWithoutDialogProps {
  /** Null as long as the add is on its way. */
  outcome: AddOutcome | null;
  /** Of the product. */
  name: string;
  words: BuyWords;
  onRetry: () => void;
}

/** What became of an add where the dialog's code has not come (PROD-08). */
export function AddedWithoutDialog({ outcome, name, words, onRetry }: AddedWithoutDialogProps) {
  if (outcome === null) return null;
  if (outcome.ok) {
    return (
      <Notice role="status">
        <p>{words.added}</p>
        {outcome.expiry !== null && <p>{words.expiry[outcome.expiry]}</p>}
      </Notice>
    );
  }
  const { title, reason } = addFailure(outcome, name, words);
  return (
    <Notice tone="warning" role="alert">
      <p>{title}</p>
      <p>{reason}</p>
      {mayRetryAdd(outcome) && (
        <Button size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </Notice>
  );
}
