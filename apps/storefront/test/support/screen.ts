import type { Page } from '@playwright/test';
import type { Words } from './words';

/** The windows in which screens are looked at, in CSS pixels: a phone's and a desktop's. */
export const WINDOWS = [390, 1280] as const;
export type Window = (typeof WINDOWS)[number];

/** Where the shop and its platform answer. */
export interface RunningShop {
  readonly shopUrl: string;
  readonly platformUrl: string;
}

/** A screen of the running shop in one of its states. */
export interface Screen {
  /** For people; small letters. */
  name: string;
  /** Of the Japanese page. */
  path: string;
  /** Variants in the cart: product's handle, place of the variant, pieces. */
  cart?: readonly (readonly [handle: string, variant: number, pieces: number])[];
  /** Handles of favourites, newest first. */
  favorites?: readonly string[];
  /** What a shopper does there before the picture is taken. */
  act?: (page: Page, words: Words) => Promise<void>;
  /** False: no picture is taken of it. @default true */
  isPictured?: false;
  /** Ends on the platform's origin: its text is the platform's. */
  isHosted?: true;
  /** HTTP status of its page. @default 200 */
  status?: number;
  /** Requirements that it proves beside those of every screen. */
  rows?: readonly string[];
  /** Lies over the page: the window is taken, not the whole page. */
  isOverlay?: true;
  /** What its page says on the console, where it is to say something. */
  expected?: RegExp;
  /** @default both */
  windows?: readonly Window[];
  /** @default both */
  languages?: readonly ('ja' | 'en')[];
}
