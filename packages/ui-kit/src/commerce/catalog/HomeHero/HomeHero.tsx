import type { ReactNode } from 'react';
import { Image, type Picture } from '../../../primitives/Image/Image.tsx';
import {
  action as actionStyle,
  banners as bannersStyle,
  hero,
  main,
  picture as pictureStyle,
  plant as plantStyle,
  title as titleStyle,
  words,
} from './HomeHero.css.ts';

export interface HomeHeroProps {
  /** One line; a `<br />` where it should break */
  title: ReactNode;
  picture: Picture;
  /** Which part stays in sight. @default '76% 50%' */
  focus?: string;
  /** The season's plant: its name and its `Price` */
  plant: ReactNode;
  /** The screen's one primary `Button` */
  action: ReactNode;
  /** Names the two cards */
  bannersLabel: string;
  /** Two `BannerCard`s of shape `tall`, `eager` */
  banners: ReactNode;
}

/** The top page's first screen: one plant large, one line, one action, two cards that one can see. */
export function HomeHero({
  title,
  picture,
  focus = '76% 50%',
  plant,
  action,
  bannersLabel,
  banners,
}: HomeHeroProps) {
  return (
    <div className={hero}>
      <section className={main}>
        <div className={pictureStyle}>
          <Image
            picture={picture}
            ratio="fill"
            rounded={false}
            sizes="(min-width:1280px) 832px, (min-width:1024px) 65vw, 100vw"
            focus={focus}
            priority
          />
        </div>
        <div className={words}>
          <h1 className={titleStyle}>{title}</h1>
          <p className={plantStyle}>{plant}</p>
          <div className={actionStyle}>{action}</div>
        </div>
      </section>
      <section className={bannersStyle} aria-label={bannersLabel}>
        {banners}
      </section>
    </div>
  );
}
