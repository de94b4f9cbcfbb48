import type { Page } from '@playwright/test';
import type { Words } from './words';

/** Window widths of screenshots, in CSS pixels: a phone's and a desktop's. */
export const WINDOWS = [390, 1280] as const;
export type Window = (typeof WINDOWS)[number];

/** Origins of the shop and its platform. */
export interface RunningShop {
  readonly shopUrl: string;
  readonly platformUrl: string;
}

/** A screen of the running shop in one of its states. */
export interface Screen {
  /** Display name, in lower case. */
  name: string;
  /** Of the Japanese page. */
  path: string;
  /** Variants in the cart: product's handle, variant's position, pieces. */
  cart?: readonly (readonly [handle: string, variant: number, pieces: number])[];
  /** Handles of favourites, newest first. */
  favorites?: readonly string[];
  /** Actions of a shopper before the screenshot. */
  act?: (page: Page, words: Words) => Promise<void>;
  /** False: no screenshot. @default true */
  isPictured?: false;
  /** Ends on the platform's origin, with the platform's text. */
  isHosted?: true;
  /** HTTP status of its page. @default 200 */
  status?: number;
  /** Requirements proven in addition to those of every screen. */
  rows?: readonly string[];
  /** An overlay: the screenshot shows the window, not the whole page. */
  isOverlay?: true;
  /** Expected console output of its page, if any. */
  expected?: RegExp;
  /** @default both */
  windows?: readonly Window[];
  /** @default both */
  languages?: readonly ('ja' | 'en')[];
}
