import type { ReactNode } from 'react';
import { container } from '#primitives/Container/Container.css.ts';
import * as styles from './Band.css.ts';

export interface BandProps {
  title: string;
  /** The section's id, also in its heading's id; the target of `#id` links */
  id: string;
  text: string;
  /** An outlined `Button` with a link */
  action?: ReactNode;
}

/** A link to something else, on the gray background across the full width. */
export function Band({ title, id, text, action }: BandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.root}>
      <div className={container}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <p className={styles.text}>{text}</p>
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </section>
  );
}
