import type { ReactNode } from 'react';
import * as styles from './ProductLayout.css.ts';

export interface ProductLayoutProps {
  /** From 1024 px, above everything; on phones the plant is first */
  breadcrumb?: ReactNode;
  gallery: ReactNode;
  /** `ProductHeader`, `PriceBlock`, `VariantPicker`, … in sequence, without a `Stack`: each has its own spacing */
  buy: ReactNode;
  /** `ProductPart`s: description, care, producer, reviews */
  children: ReactNode;
}

/** The product page: one column on phones; from 1024 the gallery left (7/12) and the buy box right (5/12), sticky. */
export function ProductLayout({ breadcrumb, gallery, buy, children }: ProductLayoutProps) {
  return (
    <div className={styles.layout}>
      {breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.gallery}>{gallery}</div>
      <div className={styles.buy}>{buy}</div>
      <div className={styles.parts}>{children}</div>
    </div>
  );
}
