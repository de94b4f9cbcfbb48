import type { ReactNode } from 'react';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import * as styles from './ProfileNote.css.ts';

export interface ProfileNoteProps {
  name: string;
  /** Place, and what they grow or do */
  place?: string | undefined;
  text?: ReactNode;
  picture?: Picture | undefined;
  /** Link to their page, or to what they represent */
  more?: { href: string; label: string } | undefined;
  /** In a column of an aside: on desktops it looks as on phones. @default false */
  narrow?: boolean;
}

/** The producer of this plant, or an advisor for questions about it: a portrait, their place, and their words. */
export function ProfileNote({ name, place, text, picture, more, narrow = false }: ProfileNoteProps) {
  return (
    <div className={narrow ? styles.note : `${styles.note} ${styles.wide}`}>
      {picture && (
        <div className={styles.picture}>
          <Image picture={picture} sizes={narrow ? '121px' : '(min-width:1024px) 186px, 121px'} />
        </div>
      )}
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        {place && <p className={styles.place}>{place}</p>}
      </div>
      {text && <div className={styles.text}>{text}</div>}
      {more && (
        <div className={styles.more}>
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        </div>
      )}
    </div>
  );
}
