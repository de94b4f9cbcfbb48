import { Image, type Picture } from '../../../primitives/Image/Image.tsx';
import { Link, type LinkAs } from '../../../primitives/Link/Link.tsx';
import {
  head,
  more as moreStyle,
  name as nameStyle,
  note,
  picture as pictureStyle,
  place as placeStyle,
  text as textStyle,
} from './ProducerNote.css.ts';

export interface ProducerNoteProps {
  name: string;
  /** Where, and what they grow */
  place?: string;
  text?: string;
  picture?: Picture;
  /** Their page */
  more?: { href: string; label: string };
  /** What draws the link. @default 'a' */
  linkAs?: LinkAs;
}

/** Who grew this plant, inside its page. */
export function ProducerNote({ name, place, text, picture, more, linkAs }: ProducerNoteProps) {
  return (
    <div className={note}>
      {picture && (
        <div className={pictureStyle}>
          <Image picture={picture} sizes="(min-width:1024px) 160px, 104px" />
        </div>
      )}
      <div className={head}>
        <h3 className={nameStyle}>{name}</h3>
        {place && <p className={placeStyle}>{place}</p>}
      </div>
      {text && <p className={textStyle}>{text}</p>}
      {more && (
        <div className={moreStyle}>
          <Link look="more" href={more.href} linkAs={linkAs}>
            {more.label}
          </Link>
        </div>
      )}
    </div>
  );
}
