import { Image, type Picture } from '#primitives/Image/Image.tsx';
import {
  bare,
  hero,
  picture as pictureStyle,
  text as textStyle,
  title as titleStyle,
  words,
} from './CollectionHero.css.ts';

/** On phones the frame is 4:3, and the image more than twice as wide as tall: its sides are cut. */
/** As on the home page, a phone's densest screens load no more pixels than others. */
const SIZES = '(min-width:768px) 100vw, (min-resolution:2.5dppx) 100vw, 193vw';

export interface CollectionHeroProps {
  title: string;
  text?: string | undefined;
  /** A place image with a plain lit wall at its left */
  picture?: Picture | undefined;
  /** Which part stays visible. @default '60% 80%' */
  focus?: string;
}

/** The head of a list: a full-width image with the title on the lit wall, or below it on phones (LIST-03). */
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
