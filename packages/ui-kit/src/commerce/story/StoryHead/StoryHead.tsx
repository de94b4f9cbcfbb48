import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './StoryHead.css.ts';

export interface StoryHeadProps {
  /** A `Breadcrumb`; from 1024 px it is above the text */
  breadcrumb?: ReactNode;
  /** The category, above the title */
  eyebrow?: string | undefined;
  title: string;
  /** Two lines at most */
  lead: string;
  /** A place image, about 5:4 */
  picture: Picture;
  /** The screen's single green action */
  action?: ReactNode;
}

/** On phones the image is 4:3, on tablets 2:1, and from 1024 px on seven columns wide. */
const SIZES = '(min-width:1280px) 724px, (min-width:1024px) 70vw, 100vw';

/** The head of a page that informs before it sells: text left, a place image right up to the edge (PAGE-01). */
export function StoryHead({ breadcrumb, eyebrow, title, lead, picture, action }: StoryHeadProps) {
  return (
    <section className={styles.root}>
      <div className={styles.picture}>
        <Image picture={picture} ratio="fill" rounded={false} sizes={SIZES} priority />
      </div>
      <div className={styles.words}>
        <div className={styles.crumbs}>{breadcrumb}</div>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>
          <BreakableTitle>{title}</BreakableTitle>
        </h1>
        <p className={styles.lead}>{lead}</p>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
