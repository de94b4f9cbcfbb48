import { Image, type Picture } from '#primitives/Image/Image.tsx';
import { GalleryFollower } from '../GalleryFollower/GalleryFollower.tsx';
import type { GalleryZoomWords } from '../GalleryZoom/GalleryZoom.tsx';
import { count, gallery, photo, stage, thumb, thumbs, track, zoomLink } from './Gallery.css.ts';

const MAIN_SIZES = '(min-width:1280px) 602px, (min-width:1024px) 48vw, (min-width:768px) 640px, 100vw';

interface GalleryPicture {
  picture: Picture;
  thumbLabel: string;
  thumb?: Picture;
  /** Address of the widest one, for browsers without JavaScript */
  widest: string;
}

export interface GalleryProps {
  /** Unlike any other gallery's on the page. @default 'gallery' */
  id?: string;
  /** Names the row of pictures */
  label: string;
  /** In order, the chosen variant's first; `thumbLabel` says which of how many */
  pictures: readonly GalleryPicture[];
  /** The words of the pictures over the whole window; `open` follows a picture's own words in its link */
  zoom: GalleryZoomWords & { open: string };
}

/**
 * A product's pictures: a row that snaps under a swipe, thumbs that lead into it (links, so they work without
 * JavaScript), a counter on phones (PROD-01). A press on a picture brings `GalleryZoom`; without JavaScript, the picture itself. Change its `key` with the variant to start again at the first picture.
 */
export function Gallery({ id = 'gallery', label, pictures, zoom }: GalleryProps) {
  const several = pictures.length > 1;
  return (
    <GalleryFollower
      className={gallery}
      pictures={pictures.map(({ picture, thumbLabel }) => ({ picture, count: thumbLabel }))}
      words={zoom}
    >
      <div className={stage}>
        <ul className={track} data-track="" aria-label={label}>
          {pictures.map(({ picture, widest }, index) => (
            <li key={picture.src} id={`${id}-${index + 1}`} className={photo}>
              <a
                href={widest}
                className={zoomLink}
                data-zoom={index}
                aria-label={`${picture.alt} ${zoom.open}`.trim()}
              >
                <Image picture={picture} sizes={MAIN_SIZES} rounded={false} priority={index === 0} />
              </a>
            </li>
          ))}
        </ul>
        {several && (
          <span className={count} data-count="" aria-hidden="true">
            1 / {pictures.length}
          </span>
        )}
      </div>
      {several && (
        <div className={thumbs}>
          {pictures.map(({ picture, thumb: small = picture, thumbLabel }, index) => (
            <a
              key={picture.src}
              href={`#${id}-${index + 1}`}
              className={thumb}
              data-thumb=""
              aria-label={thumbLabel}
              aria-current={index === 0 ? 'true' : undefined}
            >
              <Image picture={{ ...small, alt: '' }} sizes="72px" eager />
            </a>
          ))}
        </div>
      )}
    </GalleryFollower>
  );
}
