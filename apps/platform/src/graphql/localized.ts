import type { Translations } from '../catalogue/metafield.ts';
import type { PlatformContext } from './context.ts';

/** A text in the language of the request; in the shop's own where there is no translation. */
export function localized(
  owner: { readonly translations?: Translations | undefined },
  field: string,
  original: string,
  { language }: Pick<PlatformContext, 'language'>,
): string {
  return owner.translations?.[language]?.[field] ?? original;
}
