import { Chips, type ChipsProps } from '#primitives/Chips/Chips.tsx';
import * as styles from './TagRow.css.ts';

export interface TagRowProps extends Pick<ChipsProps, 'items'> {
  title: string;
}

/** The tags of a product, each a link to products with that tag (PROD-09). */
export function TagRow({ title, items }: TagRowProps) {
  return (
    <section className={styles.root} data-print="no">
      <h2 className={styles.title}>{title}</h2>
      <Chips items={items} />
    </section>
  );
}
