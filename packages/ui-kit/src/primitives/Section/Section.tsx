import type { ReactNode } from 'react';
import { container } from '../Container/Container.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** A short noun */
  title: ReactNode;
  /** The section's id, also in the id of the heading that names it; the target of `#id` links */
  id: string;
  /** A link (`MoreLink`) and a slider's arrows, right in the title's line */
  tools?: ReactNode;
  /** From 1024 px the heading is in three columns left of the content. @default false */
  beside?: boolean;
  children: ReactNode;
}

/** A titled part of a page inside the page's column, with the design's spacing above it. */
export function Section({ title, id, tools: toolsSlot, beside = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.root}>
      <div className={container}>
        <div className={beside ? styles.rail : undefined}>
          <div className={beside ? `${styles.head} ${styles.railHead}` : styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {toolsSlot && <div className={styles.tools}>{toolsSlot}</div>}
          </div>
          <div className={beside ? styles.railBody : undefined}>{children}</div>
        </div>
      </div>
    </section>
  );
}
