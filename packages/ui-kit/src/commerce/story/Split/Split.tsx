import type { ReactNode } from 'react';
import { container } from '#primitives/Container/Container.css.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './Split.css.ts';

export interface SplitProps {
  title: string;
  /** The section's id, also in its heading's id; the target of `#id` links */
  id: string;
  text?: string;
  /** A place image, 4:3 */
  picture: Picture;
  /** `Facts`, or an outlined link button */
  children?: ReactNode;
}

const SIZES = '(min-width:1280px) 690px, (min-width:1024px) 55vw, 100vw';

/** A part of a page: an image and its text, side by side from 1024 px on. */
export function Split({ title, id, text, picture, children }: SplitProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <div className={container}>
        <div className={styles.root}>
          <div className={styles.picture}>
            <Image picture={picture} ratio="fourThirds" sizes={SIZES} focus="50% 70%" />
          </div>
          <div className={styles.words}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
            {children && <div className={styles.more}>{children}</div>}
          </div>
        </div>
      </div>
    </section>
  );
}
