import { Price, type PriceProps } from '#primitives/Price/Price.tsx';
import { tags as tagRow } from '#primitives/Tag/Tag.css.ts';
import { Tag, type TagTone } from '#primitives/Tag/Tag.tsx';
import * as styles from './PriceBlock.css.ts';

export interface PriceBlockProps {
  price: Omit<PriceProps, 'size' | 'light'>;
  /** SALE, free shipping, limited, sold out (PROD-03) */
  tags?: readonly { tone?: TagTone; label: string }[];
  /** The postage in one line (SHIP-04) */
  shipping?: string | undefined;
}

/** The buy box's price at 30 pixels, with its tags and the postage below. */
export function PriceBlock({ price, tags = [], shipping }: PriceBlockProps) {
  return (
    <div>
      <div className={styles.row}>
        <Price {...price} size="large" />
        {tags.length > 0 && (
          <span className={tagRow}>
            {tags.map(({ tone, label }) => (
              <Tag key={label} tone={tone}>
                {label}
              </Tag>
            ))}
          </span>
        )}
      </div>
      {shipping && <p className={styles.shipping}>{shipping}</p>}
    </div>
  );
}
