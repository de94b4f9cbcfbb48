import { Image, type Picture } from '../../../primitives/Image/Image.tsx';
import type { LinkAs } from '../../../primitives/Link/Link.tsx';
import { anchor, label as labelStyle, picture as pictureStyle, tile, tiles } from './PurposeTiles.css.ts';

export interface PurposeTilesProps {
  /** Five fill the place: the first is twice as large */
  items: readonly { href: string; label: string; picture: Picture; focus?: string }[];
  /** What draws the links. @default 'a' */
  linkAs?: LinkAs;
}

const LARGE_SIZES = '(min-width:1280px) 588px, (min-width:768px) 47vw, 100vw';
const SMALL_SIZES = '(min-width:1280px) 282px, (min-width:768px) 23vw, 46vw';

/** Purposes as place pictures: the first large, four small beside it. */
export function PurposeTiles({ items, linkAs: Anchor = 'a' }: PurposeTilesProps) {
  return (
    <ul className={tiles}>
      {items.map(({ href, label, picture, focus }, index) => (
        <li key={href} className={tile}>
          <Anchor className={anchor} href={href}>
            <div className={pictureStyle}>
              <Image
                picture={picture}
                ratio="fill"
                rounded={false}
                focus={focus}
                sizes={index === 0 ? LARGE_SIZES : SMALL_SIZES}
              />
            </div>
            <p className={labelStyle}>{label}</p>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
