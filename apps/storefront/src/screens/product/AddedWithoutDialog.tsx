'use client';

import type { AddOutcome } from '@shop/machines/product/product-context';
import { Notice } from '@shop/ui-kit/primitives/Notice';
import type { BuyWords } from './buy-words';

interface AddedWithoutDialogProps {
  /** Null as long as the add is on its way. */
  outcome: AddOutcome | null;
  words: BuyWords;
}

/** What became of an add where the dialog's code has not come (PROD-08). */
export function AddedWithoutDialog({ outcome, words }: AddedWithoutDialogProps) {
  if (outcome === null) return null;
  if (outcome.ok) return <Notice role="status">{words.added}</Notice>;
  return (
    <Notice tone="warning" role="alert">
      <p>{words.addFailed}</p>
      <p>{words.failedHint}</p>
    </Notice>
  );
}
