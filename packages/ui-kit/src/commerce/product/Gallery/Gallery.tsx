import { Image, type Picture } from '../../../primitives/Image/Image.tsx';
import { GalleryFollower } from '../GalleryFollower/GalleryFollower.tsx';
import { count, gallery, photo, stage, thumb, thumbs, track } from './Gallery.css.ts';

const MAIN_SIZES = '(min-width:1280px) 602px, (min-width:1024px) 48vw, (min-width:768px) 640px, 100vw';

export interface GalleryProps {
  /** Unlike any other gallery's on the page. @default 'gallery' */
  id?: string;
  /** Names the row of pictures */
  label: string;
  /** In order, the chosen variant's first; `thumbLabel` says which of how many */
  pictures: readonly { picture: Picture; thumbLabel: string; thumb?: Picture }[];
}

/**
 * A product's pictures: a row that snaps under a swipe, thumbs that lead into it (links, so they work without
 * JavaScript), a counter on phones (PROD-01). Change its `key` with the variant to start again at the first picture.
 */
export function Gallery({ id = 'gallery', label, pictures }: GalleryProps) {
  const several = pictures.length > 1;
  return (
    <GalleryFollower className={gallery}>
      <div className={stage}>
        <ul className={track} data-track="" aria-label={label} tabIndex={several ? 0 : undefined}>
          {pictures.map(({ picture }, index) => (
            <li key={picture.src} id={`${id}-${index + 1}`} className={photo}>
              <Image picture={picture} sizes={MAIN_SIZES} rounded={false} priority={index === 0} />
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
