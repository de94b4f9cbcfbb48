import { frame } from './Image.css.ts';

/** A picture's addresses and words, as the app makes them from the image CDN. */
export interface Picture {
  src: string;
  /** Candidates by width, e.g. `…?width=180 180w, …?width=360 360w` */
  srcSet?: string;
  /** What it shows; empty when the words beside it say so */
  alt: string;
}

export interface ImageProps {
  picture: Picture;
  /** The drawn width by window width, for `srcSet` */
  sizes?: string;
  /** The frame; reserves the place so that nothing moves when the picture arrives. @default 'square' */
  ratio?: 'square' | 'fourThirds' | 'threeHalves' | 'portrait' | 'column' | 'fill' | undefined;
  /** Corners of 4 pixels. @default true */
  rounded?: boolean;
  /** The first screen's main picture: loaded at once and first. @default false */
  priority?: boolean | undefined;
  /** Loaded at once, without being first. @default false */
  eager?: boolean | undefined;
  /** Fetched behind every other picture of the screen: it shares the line with none that counts. @default false */
  behind?: boolean | undefined;
  /** Which part stays in sight when the frame cuts, e.g. `70% 50%` */
  focus?: string | undefined;
}

/** A picture in a frame of fixed ratio on the picture ground. */
export function Image({
  picture,
  sizes,
  ratio,
  rounded,
  priority = false,
  eager = false,
  behind = false,
  focus,
}: ImageProps) {
  const { src, srcSet, alt } = picture;
  return (
    <span className={frame({ ratio, rounded })}>
      <img
        // sizes and srcSet come before src: some browsers start loading at src
        sizes={srcSet ? sizes : undefined}
        srcSet={srcSet}
        src={src}
        alt={alt}
        loading={priority || eager ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : behind ? 'low' : undefined}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </span>
  );
}
