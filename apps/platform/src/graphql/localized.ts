import type { Translations } from '../catalogue/metafield.ts';
import type { PlatformContext } from './context.ts';

/** A text in the language of the request, falling back to the shop's own. */
export function localized(
  owner: { readonly translations?: Translations | undefined },
  field: string,
  original: string,
  { language }: Pick<PlatformContext, 'language'>,
): string {
  return owner.translations?.[language]?.[field] ?? original;
}
