import type { ReactNode } from 'react';
import { Icon } from '#primitives/Icon/Icon.tsx';
import { ruler } from '#primitives/Icon/icon-shapes.ts';
import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { GalleryFollower, type GalleryFollowerProps } from '../GalleryFollower/GalleryFollower.tsx';
import type { GalleryZoomWords } from '../GalleryZoom/GalleryZoom.tsx';
import * as styles from './Gallery.css.ts';

/**
 * On phones one hundredth less than the whole window: otherwise windows of 393 and 412 pixels, the most common ones, would load an image
 * one step larger than their screen for a single column of pixels.
 */
const MAIN_SIZES = '(min-width:1280px) 602px, (min-width:1024px) 48vw, (min-width:768px) 640px, 99vw';

interface GalleryPicture {
  picture: Picture;
  thumbLabel: string;
  thumb?: Picture;
  /** URL of the widest one, for browsers without JavaScript */
  widest: string;
  /** Position and total in the full-window view, which omits the room. @default its `thumbLabel` */
  zoomLabel?: string;
  /** Replaces the image, and is not in the full-window view: the room with a ruler */
  room?: ReactNode;
}

export interface GalleryProps extends Pick<GalleryFollowerProps, 'enter'> {
  /** Accessible name of the row of images */
  label: string;
  /** In order, the chosen variant's first; `thumbLabel` gives position and total */
  pictures: readonly GalleryPicture[];
  /** Texts of the full-window view; `open` follows an image's alternative text in its link */
  zoom: GalleryZoomWords & { open: string };
}

/**
 * A product's images: a row that snaps on swipe, thumbs that lead into it (links, so they work without JavaScript), a counter on phones
 * (PROD-01). A press on an image opens `GalleryZoom`; without JavaScript, the image itself. Change its `key` with the variant to start
 * again at the first image.
 */
export function Gallery({ label, pictures, zoom, enter }: GalleryProps) {
  const several = pictures.length > 1;
  const zoomed = pictures.filter(({ room }) => room === undefined);
  return (
    <GalleryFollower
      className={styles.gallery}
      pictures={zoomed.map(({ picture, thumbLabel, zoomLabel = thumbLabel }) => ({
        picture,
        count: zoomLabel,
      }))}
      words={zoom}
      enter={enter}
    >
      <div className={styles.stage}>
        <ul className={styles.track} data-track="" aria-label={label}>
          {pictures.map((shown, index) => (
            <li key={shown.picture.src} id={`gallery-${index + 1}`} className={styles.photo}>
              {shown.room ?? (
                <a
                  href={shown.widest}
                  className={styles.zoomLink}
                  data-zoom={zoomed.indexOf(shown)}
                  aria-label={`${shown.picture.alt} ${zoom.open}`.trim()}
                >
                  <Image picture={shown.picture} sizes={MAIN_SIZES} rounded={false} priority={index === 0} />
                </a>
              )}
            </li>
          ))}
        </ul>
        {several && (
          <span className={styles.count} data-count="" aria-hidden="true">
            1 / {pictures.length}
          </span>
        )}
      </div>
      {several && (
        <div className={styles.thumbs}>
          {pictures.map(({ picture, thumb: small = picture, thumbLabel, room }, index) => (
            <a
              key={picture.src}
              href={`#gallery-${index + 1}`}
              className={styles.thumb}
              data-thumb=""
              aria-label={thumbLabel}
              aria-current={index === 0 ? 'true' : undefined}
            >
              <Image picture={{ ...small, alt: '' }} sizes="72px" behind />
              {room !== undefined && (
                <span className={styles.measured}>
                  <Icon shape={ruler} size={16} />
                </span>
              )}
            </a>
          ))}
        </div>
      )}
    </GalleryFollower>
  );
}
