import { type Yen, yen } from '../yen';

/** What a number of pieces costs before any discount; of one where there is none to be had, so that a line is never for nothing. */
export function linePrice(price: number, pieces: number): Yen {
  return yen(price * Math.max(1, pieces));
}
