import type { Picture } from '../primitives/Image/Image.tsx';
import { svgAddress } from './svg-address.ts';

/** A place image for stories: a plain lit wall at the left, a plant at the right, three by two. */
export function placePicture(alt: string): Picture {
  const src = svgAddress(
    600,
    400,
    `<title>${alt}</title><path fill="#eef0ea" d="M0 0h600v400H0z"/><path fill="#d9d3c7" d="M0 330h600v70H0z"/><path fill="#4f8a3a" d="M450 260c-80-20-96-90-80-150 68 8 104 60 80 150zM450 260c80-20 96-90 80-150-68 8-104 60-80 150z"/><path fill="#b5896a" d="M400 260h100l-14 96h-72z"/>`,
  );
  return { src, alt };
}
