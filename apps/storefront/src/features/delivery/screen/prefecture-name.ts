import type { Prefecture } from '@shop/rules/delivery/prefectures';
import type { LANGUAGES, Locale } from '@shop/rules/language';
import type { Messages } from '#foundation/i18n/__generated__/messages.ts';

/** The name of a prefecture in the language of messages. */
export function prefectureName(prefecture: Prefecture, m: Pick<Messages, 'language'>): string {
  // Made of the language's row (scripts/codegen/messages/shop-messages.ts).
  return prefecture[m.language.prefecture as (typeof LANGUAGES)[Locale]['prefecture']];
}
