import type { PlatformLanguage } from '@shop/rules/language';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { PictureSize } from '../catalogue/picture-sizes.ts';
import type { Database } from '../db/open.ts';
import type { DiscountWarning } from '../discount/discount-warnings.ts';
import type { Env } from '../env.ts';
import type { MailWriter } from '../mail/mail-writer.ts';

/** Services shared by all handlers; one instance per process. */
export interface Services {
  readonly env: Env;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly changes: CatalogueChanges;
  readonly mails: MailWriter;
  /** size of the original of a CDN path */
  pictureSize(path: string): PictureSize;
  now(): Date;
}

/** Resolver context: the services, and language and country of `@inContext`. */
export interface PlatformContext extends Services {
  /** ISO 3166-1 code of the buyer's country, limited to those the shop serves */
  readonly country: 'JP';
  readonly language: PlatformLanguage;
  /** Served version, e.g. `2025-01`; `unstable` also sorts last as text */
  readonly apiVersion: string;
  /** origin of the requesting page, as sent by the browser; null for servers */
  readonly origin: string | null;
  /** Trusted client address, the key of rate limits */
  readonly visitor: string;
  /** Whether the request has the shop's token; without one it may not ask for everything (PLAT-13) */
  readonly hasToken: boolean;
  /** Collects the warnings about `query` arguments for `extensions.search`. */
  readonly searchWarnings: SearchWarning[];
  /** Collects the warnings about a cart's codes for `extensions.discounts`. */
  readonly discountWarnings: DiscountWarning[];
}

/** An ignored part of a `query` argument, in the provider's form. */
export interface SearchWarning {
  readonly path: readonly (string | number)[];
  readonly query: string;
  readonly parsed: unknown;
  readonly warnings: readonly { readonly field: string; readonly message: string; readonly code: string }[];
}
