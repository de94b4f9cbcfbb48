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
  /** Names the section; also the target of `#id` links */
  id: string;
  text: string;
  /** An outlined `Button` that leads on */
  action?: ReactNode;
}

/** A way on to something else, on the gray ground over the whole width. */
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
