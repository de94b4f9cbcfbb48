import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { PictureSize } from '../catalogue/picture-size.ts';
import type { Database } from '../db/open.ts';
import type { DiscountWarning } from '../discount/discount-warnings.ts';
import type { Env } from '../env.ts';
import type { MailWriter } from '../mail/mail-writer.ts';

/** What every handler of the platform works with; one per process. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly changes: CatalogueChanges;
  readonly mails: MailWriter;
  /** size of the original at a CDN path */
  pictureSize(path: string): PictureSize;
  now(): Date;
}

/** What resolvers get: the services and the language and country of `@inContext`. */
export interface PlatformContext extends Services {
  /** ISO 3166-1 code of the buyer's country, as the shop can serve it */
  readonly country: 'JP';
  readonly language: 'EN' | 'JA';
  /** Version that is served, e.g. `2025-01`; `unstable` comes after all others by its letters too */
  readonly apiVersion: string;
  /** origin of the page that asks, as its browser says; null for servers */
  readonly origin: string | null;
  /** Address of whoever asks, as far as it can be trusted: what limits are counted by */
  readonly visitor: string;
  /** Receives what the answer's `extensions.search` says of the `query` arguments. */
  readonly searchWarnings: SearchWarning[];
  /** Receives what the answer's `extensions.discounts` says of a cart's codes. */
  readonly discountWarnings: DiscountWarning[];
}

/** A part of a `query` argument that was ignored, as the provider tells it. */
export interface SearchWarning {
  readonly path: readonly (string | number)[];
  readonly query: string;
  readonly parsed: unknown;
  readonly warnings: readonly { readonly field: string; readonly message: string; readonly code: string }[];
}
