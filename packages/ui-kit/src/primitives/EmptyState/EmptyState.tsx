import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { Image, type Picture } from '../Image/Image.tsx';
import * as styles from './EmptyState.css.ts';

/** What brands without the motif have in place of a drawing that is of it as a whole: an open box. */
const BOX = 'M20 140h160M62 84h76v56H62zM62 84L46 68h38l16 16M138 84l16-16h-38l-16 16';

/** The line drawings, the parts that are plants, the faint parts, and what stands for a drawing of things for plants. */
const DRAWINGS = {
  /** An empty bag: the empty cart, an empty list. */
  bag: {
    lines: 'M20 140h160M58 66h84l8 74H50zM78 84V58a22 22 0 0 1 44 0v26',
    plants: 'M100 128c-2-14 2-24 14-32 4 14-1 25-14 32zM100 128c0-10-4-17-13-22-2 10 3 18 13 22z',
    faint: '',
    plain: '',
  },
  /** A pot with a seedling: page not found. */
  pot: {
    lines: 'M20 140h160M62 74h76l-9 66H71zM56 62v12h88V62M56 62a44 7 0 1 0 88 0a44 7 0 1 0-88 0',
    plants:
      'M100 62c0-12 2-20 6-27M101 52c-8-2-14-8-15-17 9 0 15 6 15 17zM106 35c2-9 9-14 19-14-1 10-9 15-19 14z',
    faint: 'M150 20l-22 34M166 34l-22 34M178 54l-18 27',
    plain: BOX,
  },
  /** A pot with a wilted plant: an error. */
  wilted: {
    lines: 'M20 140h160M66 82h68l-8 58H74zM60 70v12h80V70z',
    plants:
      'M100 70c0-22 4-36 20-38 12-1 18 8 18 18M138 50c6 6 7 14 3 22-7-5-8-14-3-22zM101 52c-9-2-16-8-18-18 10 1 17 8 18 18z',
    faint: 'M150 92v6M158 104v6M146 112v6',
    plain: BOX,
  },
  /** An empty watering can: no connection. */
  can: {
    lines:
      'M20 140h160M74 76h56v64H74zM130 92l34-22M158 62l12 16M74 88c-22 0-30 12-30 24s10 20 30 20M86 76V66h32v10',
    plants: '',
    faint: 'M176 88v8M168 98v8M182 104v8',
    plain: BOX,
  },
};

export interface EmptyStateProps {
  /** `bag` empty, `pot` not found, `wilted` an error, `can` no connection */
  drawing: keyof typeof DRAWINGS;
  /** A place image in place of the drawing, 3:2 */
  picture?: Picture | undefined;
  title: string;
  /** One sentence: the cause, or the next step */
  text?: ReactNode;
  /** Between text and action, e.g. a `SearchField` */
  extra?: ReactNode;
  /** The single primary `Button` */
  action?: ReactNode;
}

/** A page with little content: one drawing or image, one sentence, one action. Popular products follow it in a `Section`. */
export function EmptyState({ drawing, picture, title, text, extra, action }: EmptyStateProps) {
  const { lines, plants, faint, plain } = DRAWINGS[drawing];
  return (
    <Container>
      <div className={styles.root}>
        {picture ? (
          <div className={styles.picture}>
            <Image
              picture={picture}
              ratio="threeHalves"
              sizes="(min-width:1280px) 588px, (min-width:1024px) 46vw, 92vw"
              priority
            />
          </div>
        ) : (
          <svg className={styles.art} viewBox="19 4 164 138" aria-hidden="true">
            <path className={plain ? styles.motif : styles.even} d={lines} />
            {plants && <path className={styles.motif} d={plants} />}
            {plain && <path className={styles.plain} d={plain} />}
            {faint && <path className={styles.faint} d={faint} />}
            <path
              className={styles.light}
              d="M35 38a5 5 0 1 0 10 0 5 5 0 1 0-10 0M57 24a3 3 0 1 0 6 0 3 3 0 1 0-6 0M27.500 60a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0"
            />
          </svg>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {extra && <div className={styles.extra}>{extra}</div>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
    </Container>
  );
}
