import { Image, type Picture } from '#primitives/Image/Image.tsx';
import {
  bare,
  hero,
  picture as pictureStyle,
  text as textStyle,
  title as titleStyle,
  words,
} from './CollectionHero.css.ts';

/** On phones its place is 4:3, and the picture more than twice as wide as high: its sides are cut. */
/** As on the home page, a phone's densest screens take no more pixels than others. */
const SIZES = '(min-width:768px) 100vw, (min-resolution:2.5dppx) 100vw, 193vw';

export interface CollectionHeroProps {
  title: string;
  text?: string | undefined;
  /** A place picture with a plain lit wall at its left */
  picture?: Picture | undefined;
  /** Which part stays in sight. @default '60% 80%' */
  focus?: string;
}

/** The head of a list: its picture over the whole width, its title on the lit wall, below it on phones (LIST-03). */
export function CollectionHero({ title, text, picture, focus = '60% 80%' }: CollectionHeroProps) {
  return (
    <section className={hero}>
      {picture && (
        <div className={pictureStyle}>
          <Image picture={picture} ratio="fill" rounded={false} sizes={SIZES} focus={focus} priority />
        </div>
      )}
      <div className={picture ? words : bare}>
        <h1 className={titleStyle}>{title}</h1>
        {text && <p className={textStyle}>{text}</p>}
      </div>
    </section>
  );
}
