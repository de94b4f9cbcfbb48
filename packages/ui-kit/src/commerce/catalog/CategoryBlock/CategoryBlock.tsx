import type { ReactNode } from 'react';
import { Link } from '#primitives/Link/Link.tsx';
import * as styles from './CategoryBlock.css.ts';

export interface CategoryBlockProps {
  title: string;
  text?: string | undefined;
  /** Link to the whole category; from 1024 px under the text */
  more: { href: string; label: string };
  /** A `ShowMore` or a `Grid` of kind `block` with four cards */
  children: ReactNode;
}

/** One category on the top page, between hairlines: name and text left, four products right. */
export function CategoryBlock({ title, text, more, children }: CategoryBlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.more}>
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
