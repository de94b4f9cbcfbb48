import type { Picture } from '../primitives/Image/Image.tsx';
import { svgAddress } from './svg-address.ts';

const LEAVES = {
  broad: 'M100 130C60 120 44 90 52 56c34 4 52 30 48 74zM100 130c40-10 56-40 48-74-34 4-52 30-48 74z',
  upright: 'M100 134C82 100 82 60 92 24c16 34 18 76 8 110zM100 134c-22-26-42-48-44-82 26 18 42 50 44 82z',
  hanging: 'M100 110C66 88 40 108 34 150c30-2 56-16 66-40zM100 110c34-22 60-2 66 40-30-2-56-16-66-40z',
};

/** A sample image for stories: one plant in a pot on the image background, square, inline so that nothing is loaded. */
export function plantPicture(alt: string, kind: keyof typeof LEAVES = 'broad'): Picture {
  const src = svgAddress(
    200,
    200,
    `<title>${kind} ${alt}</title><path fill="#f7f6f2" d="M0 0h200v200H0z"/><path fill="#4f8a3a" d="${LEAVES[kind]}"/><path fill="#b5896a" d="M72 130h56l-7 46H79z"/>`,
  );
  return { src, alt };
}
