import { frame } from './Image.css.ts';

/** An image's URLs and alternative text, as the app derives them from the image CDN. */
export interface Picture {
  src: string;
  /** Candidates by width, e.g. `…?width=180 180w, …?width=360 360w` */
  srcSet?: string;
  /** Alternative text; empty if the adjacent text states the same */
  alt: string;
}

export interface ImageProps {
  picture: Picture;
  /** The drawn width by window width, for `srcSet` */
  sizes?: string | undefined;
  /** The frame's ratio; reserves the space so that nothing shifts on load. @default 'square' */
  ratio?: 'square' | 'fourThirds' | 'threeHalves' | 'portrait' | 'column' | 'fill' | undefined;
  /** Corners of 4 pixels. @default true */
  rounded?: boolean;
  /** The first screen's main image: loaded eagerly and first. */
  priority?: boolean | undefined;
  /** Loaded eagerly, without priority. */
  eager?: boolean | undefined;
  /** Loaded with the lowest priority, after all other images of the screen. */
  behind?: boolean | undefined;
  /** Which part stays visible when the frame cuts, e.g. `70% 50%` */
  focus?: string | undefined;
}

/** An image in a frame of fixed ratio on the image background. */
export function Image({ picture, sizes, ratio, rounded, priority, eager, behind, focus }: ImageProps) {
  const { src, srcSet, alt } = picture;
  return (
    <span className={frame({ ratio, rounded })}>
      <img
        // sizes and srcSet precede src: some browsers start loading at src
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
