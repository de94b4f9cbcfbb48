import { Icon } from '#primitives/Icon/Icon.tsx';
import { chevronRight } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import {
  name as nameStyle,
  picture as pictureStyle,
  place as placeStyle,
  row,
  rows,
} from './ProducerRows.css.ts';

export interface ProducerRowsProps {
  items: readonly {
    readonly href: string;
    readonly name: string;
    /** Place, what they grow, how many products */
    readonly place: string;
    readonly picture: Picture;
  }[];
}

/** Other producers as rows with a small image (LIST-06). */
export function ProducerRows({ items }: ProducerRowsProps) {
  return (
    <div className={rows}>
      {items.map(({ href, name, place, picture }) => (
        <a key={href} className={row} href={href}>
          <span className={pictureStyle}>
            <Image picture={picture} ratio="fill" sizes="72px" />
          </span>
          <span>
            <b className={nameStyle}>{name}</b>
            <span className={placeStyle}>{place}</span>
          </span>
          <Icon shape={chevronRight} size={20} />
        </a>
      ))}
    </div>
  );
}
