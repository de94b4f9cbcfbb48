import { Chips, type ChipsProps } from '#primitives/Chips/Chips.tsx';
import { root, title as titleStyle } from './TagRow.css.ts';

export interface TagRowProps extends Pick<ChipsProps, 'items'> {
  title: string;
}

/** The tags of a product, each a link to products with that tag (PROD-09). */
export function TagRow({ title, items }: TagRowProps) {
  return (
    <section className={root} data-print="no">
      <h2 className={titleStyle}>{title}</h2>
      <Chips items={items} />
    </section>
  );
}
