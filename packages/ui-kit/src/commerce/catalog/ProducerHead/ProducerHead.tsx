import type { ReactNode } from 'react';
import { BreakableTitle } from '#primitives/BreakableTitle/BreakableTitle.tsx';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './ProducerHead.css.ts';

export interface ProducerHeadProps {
  /** A `Breadcrumb` */
  breadcrumb: ReactNode;
  /** Place, and what they grow */
  eyebrow: string;
  title: string;
  /** One sentence */
  lead?: string | undefined;
  /** A bench of the plant that they grow */
  picture?: Picture | undefined;
  /** The page's single primary `Button` */
  action?: ReactNode;
}

/** The head of a page that introduces a producer: their bench extends to the window's edge, the text is left (LIST-06). */
export function ProducerHead({ breadcrumb, eyebrow, title, lead, picture, action }: ProducerHeadProps) {
  return (
    <div className={styles.head}>
      {picture && (
        <div className={styles.picture}>
          <Image
            picture={picture}
            ratio="fill"
            rounded={false}
            sizes="(min-width:1024px) 56vw, 100vw"
            focus="50% 60%"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.crumbs}>{breadcrumb}</div>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>
            <BreakableTitle>{title}</BreakableTitle>
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </div>
  );
}
