import type { ReactNode } from 'react';
import { container } from '#primitives/Container/Container.css.ts';
import {
  action as actionStyle,
  inner,
  root,
  text as textStyle,
  title as titleStyle,
  words,
} from './Band.css.ts';

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
    <section id={id} aria-labelledby={`${id}-title`} className={root}>
      <div className={container}>
        <div className={inner}>
          <div className={words}>
            <h2 id={`${id}-title`} className={titleStyle}>
              {title}
            </h2>
            <p className={textStyle}>{text}</p>
          </div>
          {action && <div className={actionStyle}>{action}</div>}
        </div>
      </div>
    </section>
  );
}
