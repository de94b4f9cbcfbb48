'use client';

import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { CouponCode } from '../CouponCode/CouponCode.tsx';
import * as styles from './CouponDialog.css.ts';

export interface CouponDialogProps {
  title: string;
  thanks: string;
  /** How to use the code, and its discount */
  use: string;
  code: { label: string; value: string; copy: string; copied: string };
  /** States that the cart already has it */
  stored: string;
  conditions: string;
  continueLabel: string;
  closeLabel: string;
  onClose: () => void;
}

/** The coupon returned by a registration (MAIL-01). */
export function CouponDialog(props: CouponDialogProps) {
  const { title, thanks, use, code, stored, conditions, continueLabel, closeLabel, onClose } = props;
  return (
    <Dialog title={title} size="narrow" closeLabel={closeLabel} onClose={onClose}>
      <div role="status">
        <p className={styles.words}>
          {thanks}
          <br />
          {use}
        </p>
        <CouponCode label={code.label} code={code.value} copying={{ label: code.copy, done: code.copied }} />
      </div>
      <p className={styles.stored}>{stored}</p>
      <p className={styles.conditions}>{conditions}</p>
      <Button tone="primary" width="full" onClick={onClose}>
        {continueLabel}
      </Button>
    </Dialog>
  );
}
