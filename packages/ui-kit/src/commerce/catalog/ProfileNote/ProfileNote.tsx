import type { ReactNode } from 'react';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { Link } from '#primitives/Link/Link.tsx';
import {
  head,
  more as moreStyle,
  name as nameStyle,
  note,
  picture as pictureStyle,
  place as placeStyle,
  text as textStyle,
} from './ProfileNote.css.ts';

export interface ProfileNoteProps {
  name: string;
  /** Place, and what they grow or do */
  place?: string | undefined;
  text?: ReactNode;
  picture?: Picture | undefined;
  /** Link to their page, or to what they represent */
  more?: { href: string; label: string } | undefined;
}

/** The producer of this plant, or an advisor for questions about it: a portrait, their place, and their words. */
export function ProfileNote({ name, place, text, picture, more }: ProfileNoteProps) {
  return (
    <div className={note}>
      {picture && (
        <div className={pictureStyle}>
          <Image picture={picture} sizes="(min-width:1024px) 186px, 121px" />
        </div>
      )}
      <div className={head}>
        <h3 className={nameStyle}>{name}</h3>
        {place && <p className={placeStyle}>{place}</p>}
      </div>
      {text && <div className={textStyle}>{text}</div>}
      {more && (
        <div className={moreStyle}>
          <Link variant="more" href={more.href}>
            {more.label}
          </Link>
        </div>
      )}
    </div>
  );
}
