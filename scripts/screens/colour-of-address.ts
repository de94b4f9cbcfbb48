import { createHash } from 'node:crypto';

/** Minimum channel value of a pale colour, so text on it is readable. */
const LEAST = 176;

/**
 * Placeholder of a catalogue image in screenshots: a plain colour derived from its URL. Screenshots compare which image is shown, where and
 * how large; the images' own tests check their content. This makes the baselines ten times smaller.
 * @param pathname of the image, without its width
 * @returns SVG
 */
export function colourOfAddress(pathname: string): string {
  const [red, green, blue] = [...createHash('sha256').update(pathname).digest().subarray(0, 3)].map(
    (level) => LEAST + (level % (256 - LEAST)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="rgb(${red} ${green} ${blue})" d="M0 0h8v8H0z"/></svg>`;
}
