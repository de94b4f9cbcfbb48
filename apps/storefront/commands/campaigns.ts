/** `npm run campaigns`: the mail magazine's prize draws, their number of entries, and whether they were drawn (MAIL-05). */
import { addDays } from '@shop/rules/jst-date';
import { drawWinners, NOTIFY_AFTER_DAYS } from '../src/features/mail-magazine/server/draw-winners';
import { shopBrand } from '../src/foundation/brand/shop-brand';
import { readOptions } from './read-options.mjs';
import { withStoreOfCommand } from './with-store-of-command';

readOptions({
  usage: 'npm run campaigns',
  about: 'The mail magazine’s prize draws, how many take part, and whether they were drawn (MAIL-05).',
});

await withStoreOfCommand(async (store) => {
  const [pool, queue] = [await store.ready(), await store.queue()];
  for (const campaign of shopBrand().campaigns ?? []) {
    const draw = await drawWinners(pool, queue, { campaign, seed: '', isDry: true });
    const state =
      draw.state === 'known'
        ? `drawn with seed ${draw.seed}`
        : `not drawn, SHA-256 of its seed: ${campaign.seedHash ?? 'none published'}`;
    console.log(
      `${campaign.id}  ${campaign.from} to ${campaign.to}, winners told ${addDays(campaign.to, NOTIFY_AFTER_DAYS)}  ` +
        `${campaign.winners} of ${draw.entrants}  ${state}`,
    );
  }
});
