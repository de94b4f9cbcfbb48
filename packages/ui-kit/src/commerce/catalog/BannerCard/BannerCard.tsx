import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { arrow as arrowShape } from '#primitives/Icon/icon-shapes.ts';
import { Image, type ImageProps } from '#primitives/Image/Image.tsx';
import * as styles from './BannerCard.css.ts';

export interface BannerCardProps {
  href: string;
  title: ReactNode;
  picture: ImageProps['picture'];
  /** On the first screen: loaded eagerly, after the screen's largest image. @default false */
  eager?: boolean;
}

/** A place image that links to a collection, with its title below, never on it. Analytics finds it by `data-promotion`. */
export function BannerCard({ href, title, picture, eager }: BannerCardProps) {
  return (
    <a className={styles.card} href={href} data-promotion="">
      <div className={styles.picture}>
        <Image
          picture={picture}
          sizes="(min-width:1024px) 384px, 46vw"
          ratio="fill"
          rounded={false}
          eager={eager}
          behind={eager}
        />
      </div>
      <h2 className={styles.title}>
        {title}
        <span className={styles.arrow}>
          <Icon shape={arrowShape} size={18} />
        </span>
      </h2>
    </a>
  );
}
