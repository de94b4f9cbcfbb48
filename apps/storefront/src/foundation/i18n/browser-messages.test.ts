import { LOCALES } from '@shop/rules/language';
import { expect, test } from 'vitest';
import { navigation } from '#foundation/navigation/navigation.ts';
import type { MessagePart } from './__generated__/messages';
import { PART_TABLES } from './__generated__/part-tables';
import { messageTable } from './messages';

test.each(LOCALES)(
  '[ROUTE-16] messages sent to the browser (%s) are exactly those of their parts',
  async (locale) => {
    const parts = Object.fromEntries(
      (Object.keys(PART_TABLES) as MessagePart[]).map((part) => [part, messageTable(part, locale)]),
    );
    const all = { ...parts, navigation: navigation(locale) };
    // A changed text appears in this file's diff, and is accepted with `npx vitest run -u`.
    await expect(JSON.stringify(all, null, 2)).toMatchFileSnapshot(
      `./goldens/browser-messages.${locale}.json`,
    );
  },
);
