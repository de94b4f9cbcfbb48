/**
 * `npm run draw -- --campaign ID [--seed TEXT] [--write]`: draws the winners of a mail-magazine campaign (MAIL-05). Without `--write`
 * nothing is recorded and no mail is sent; with it the seed must be the one whose hash the brand published. `--new-seed` generates one.
 */
import { randomBytes } from 'node:crypto';
import { jstDateAt } from '@shop/rules/jst-date';
import { drawWinners, hashOfSeed } from '../src/features/mail-magazine/server/draw-winners';
import { shopBrand } from '../src/foundation/brand/shop-brand';
import { followStore } from '../src/foundation/platform/follow-store';
import { log } from '../src/foundation/process/log';
import { readOptions } from './read-options.mjs';
import { withStoreOfCommand } from './with-store-of-command';

const { values } = readOptions(
  {
    usage: 'npm run draw -- --campaign ID [options]',
    about: 'Draws the winners of a mail-magazine campaign (MAIL-05).',
  },
  {
    campaign: { type: 'string', value: 'ID', about: 'which of the brand’s campaigns' },
    seed: {
      type: 'string',
      about: 'draws the same winners again; to record them, the one whose hash was published',
    },
    'new-seed': { type: 'boolean', about: 'make a seed and the hash to publish, and draw nothing' },
    write: { type: 'boolean', about: 'record the winners and tell them; without it nothing is recorded' },
  },
);

if (values['new-seed'] === true) {
  if (Object.keys(values).length > 1) {
    console.error('--new-seed goes alone: it draws nothing');
    process.exit(1);
  }
  const seed = randomBytes(16).toString('hex');
  console.log(`seed ${seed}: keep it secret until the draw`);
  console.log(`seedHash ${hashOfSeed(seed)}: publish it with the campaign before its period ends`);
  process.exit();
}

await withStoreOfCommand(async (store) => {
  const campaigns = shopBrand().campaigns ?? [];
  const campaign = campaigns.find(({ id }) => id === values.campaign);
  if (campaign === undefined) {
    throw new Error(`--campaign must be one of ${campaigns.map(({ id }) => id).join(', ')}`);
  }
  const isDry = values.write !== true;
  if (!isDry && campaign.to >= jstDateAt(Date.now())) {
    throw new Error(`${campaign.id} goes on until ${campaign.to}: it can be drawn from the next day on`);
  }
  // The store may have the contact that winners answer at.
  if (!isDry) await followStore({ onChange: () => {}, say: log.warn });
  const seed = values.seed ?? campaign.seed ?? randomBytes(8).toString('hex');
  const draw = await drawWinners(await store.ready(), await store.queue(), { campaign, seed, isDry });
  const said = { dry: 'a dry run: nothing is recorded', drawn: 'drawn', known: 'was drawn before' };
  console.log(`${campaign.id}: ${said[draw.state]}; seed ${draw.seed}, ${draw.entrants} took part`);
  for (const [at, winner] of draw.winners.entries()) {
    console.log(`  ${at + 1}. ${winner ?? '(erased)'}`);
  }
});
