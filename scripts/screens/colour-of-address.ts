import { createHash } from 'node:crypto';

/** A pale colour: text on it can be read. */
const LEAST = 176;

/**
 * What stands for a picture of the catalogue in the pictures of screens: a plain colour of its address. Which picture it is, where and how
 * large is compared; what it shows is held by the tests of the pictures themselves. The baselines are a tenth of their size that way.
 * @param pathname of the picture, without its width
 * @returns SVG
 */
export function colourOfAddress(pathname: string): string {
  const [red, green, blue] = [...createHash('sha256').update(pathname).digest().subarray(0, 3)].map(
    (level) => LEAST + (level % (256 - LEAST)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="rgb(${red} ${green} ${blue})" d="M0 0h8v8H0z"/></svg>`;
}
