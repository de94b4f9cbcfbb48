import type { ReactNode } from 'react';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import * as styles from './HomeHero.css.ts';

/**
 * A phone's frame may be taller than the image's ratio: the image is then drawn wider than shown, and its sides are cut. A phone's densest
 * screens load no more pixels than others: twice its width is sharp, and halves the bytes.
 */
function sizes(ratio: number, hasBanners: boolean): string {
  const onPhone = Math.max(100, Math.floor(styles.PHONE_FRAME_VW * ratio));
  return [
    ...(hasBanners ? ['(min-width:1280px) 832px', '(min-width:1024px) 65vw'] : []),
    '(min-width:768px) 100vw',
    '(min-resolution:2.5dppx) 100vw',
    `${onPhone}vw`,
  ].join(', ');
}

export interface HomeHeroProps {
  /** One sentence in pieces: on the wall each has its own line. A space between two belongs to the first */
  title: readonly string[];
  /** Null for words alone */
  picture: Picture | null;
  /** The picture's width by its height, which decides how much of it a phone loads. @default 4 / 3 */
  ratio?: number;
  /** The image's left third is a plain lit wall: from 1280 px the text is on it, not below. @default false */
  hasWall?: boolean;
  /** How the sun stands over it: low and warm, or softened. @default 'even' */
  light?: keyof typeof styles.picture;
  /** The season's plant: its name and its `Price`; nothing for no plant */
  plant: ReactNode;
  /** The screen's single primary `Button`; nothing for no action */
  action: ReactNode;
  /** Accessible name of the two cards */
  bannersLabel: string;
  /** Two `BannerCard`s, `eager`; without them the image has the whole width */
  banners?: ReactNode;
}

/** The top page's first screen: one large plant image, one sentence, one action, two visible cards. */
export function HomeHero(props: HomeHeroProps) {
  const { title, picture, ratio = 4 / 3, hasWall = false, light = 'even' } = props;
  const { plant, action, bannersLabel, banners } = props;
  return (
    <div className={banners === undefined ? undefined : styles.hero}>
      <section className={picture === null ? undefined : styles.main}>
        {picture !== null && (
          <div className={styles.picture[light]}>
            <Image
              picture={picture}
              ratio="fill"
              rounded={false}
              sizes={sizes(ratio, banners !== undefined)}
              focus="76% 50%"
              priority
            />
          </div>
        )}
        <div className={picture === null ? styles.wordsAlone : hasWall ? styles.wordsOnWall : styles.words}>
          <h1 className={styles.title}>
            {title.map((piece) => (
              <span key={piece} className={hasWall ? styles.pieceOnWall : styles.piece}>
                {piece}
              </span>
            ))}
          </h1>
          {plant && <p className={styles.plant}>{plant}</p>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </section>
      {banners !== undefined && (
        <section className={styles.banners} aria-label={bannersLabel}>
          {banners}
        </section>
      )}
    </div>
  );
}
