'use client';

import { useState } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { check, copy } from '#primitives/Icon/icon-shapes.ts';
import { LiveRegion } from '#primitives/LiveRegion/LiveRegion.tsx';
import * as styles from './CouponCode.css.ts';

export interface CouponCodeProps {
  label: string;
  code: string;
  /** The copy button; omitted if copying is impossible: a page without JavaScript */
  copying?: { label: string; done: string } | undefined;
}

/** A coupon's code, large on a gray background, to be read or copied. */
export function CouponCode({ label, code, copying }: CouponCodeProps) {
  const [isCopied, setCopied] = useState(false);
  const copyCode = () => {
    // If the browser refuses, the code can be selected by hand.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      {copying && (
        <button type="button" className={styles.copyButton} onClick={copyCode}>
          <Icon shape={isCopied ? check : copy} size={20} />
          {isCopied ? copying.done : copying.label}
        </button>
      )}
      {copying && <LiveRegion>{isCopied ? copying.done : ''}</LiveRegion>}
    </div>
  );
}
