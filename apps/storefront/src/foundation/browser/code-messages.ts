import type { WholeLocale } from '@shop/rules/language';
import type { MessagePart } from '#foundation/i18n/__generated__/messages.ts';
import type { CodeMessages, CodePart, MessageTable } from '#foundation/i18n/message-table.ts';
import { shopSettings } from './shop-settings';

/**
 * The messages of code that loads on intent, in the page's language. Languages that have every text are files of the code; a page
 * in another one contains its messages, so that no other page pays for them (LANG-02, ADR 160).
 * @param files by language
 */
export async function codeMessages<Part extends CodePart>(
  part: Part,
  files: Readonly<
    Record<WholeLocale, () => Promise<{ readonly messages: MessageTable<Part & MessagePart> }>>
  >,
): Promise<MessageTable<Part>> {
  const { messages } = document.documentElement.dataset;
  if (messages !== undefined) return (JSON.parse(messages) as CodeMessages)[part];
  return (await files[shopSettings().locale as WholeLocale]()).messages;
}
