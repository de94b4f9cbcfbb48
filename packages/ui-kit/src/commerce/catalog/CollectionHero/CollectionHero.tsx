import { Image, type Picture } from '#primitives/Image/Image.tsx';
import {
  bare,
  hero,
  picture as pictureStyle,
  text as textStyle,
  title as titleStyle,
  words,
} from './CollectionHero.css.ts';

/**
 * The image is 2.57 times as wide as tall, and wider than its frame: its sides are cut. A desktop's frame is 440 px high. A phone's densest
 * screens load no more pixels than others, as on the home page.
 */
const SIZES =
  '(min-width:1024px) max(100vw, 1132px), (min-width:768px) 103vw, (min-resolution:2.5dppx) 100vw, 145vw';

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
