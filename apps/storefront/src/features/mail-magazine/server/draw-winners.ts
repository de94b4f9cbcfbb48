import { createHash } from 'node:crypto';
import type { EmailAddress } from '@shop/rules/email';
import { addDays, type JstDate } from '@shop/rules/jst-date';
import { LOCALES, type Locale } from '@shop/rules/language';
import type { Campaign } from '@shop/rules/mail-magazine/campaign';
import type { Pool, PoolClient } from 'pg';
import { queueMail } from '#foundation/mail/outbox.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import type { JobQueue } from '#foundation/store/job-queue.ts';
import { winnerContact } from './winner-contact';

/** Days from the end of a campaign to the day on which its winners are notified (MAIL-05). */
export const NOTIFY_AFTER_DAYS = 14;

/** The result of a draw. */
export interface Draw {
  readonly seed: string;
  /** The number of participants. */
  readonly entrants: number;
  /** In draw order; null for a winner erased since. */
  readonly winners: readonly (string | null)[];
  /** `dry`: nothing was written. `drawn`: now, permanently. `known`: drawn earlier. */
  readonly state: 'dry' | 'drawn' | 'known';
}

interface DrawOrder {
  /** With the published hash of its seed. */
  readonly campaign: Campaign & { readonly seedHash?: string };
  /** The same seed and members give the same winners. */
  readonly seed: string;
  readonly isDry: boolean;
}

interface Entrant {
  id: string;
  address: EmailAddress;
  language: string;
  link_id: string;
}

/**
 * Draws the winners of a campaign once, among the confirmed members who registered in its period. One transaction records the
 * winners and queues their mails for the promised day. An earlier draw's result is returned unchanged.
 * @throws if winners are to be recorded with a seed that does not match the published hash, or could not answer their mail
 */
export function drawWinners(
  pool: Pool,
  queue: JobQueue,
  { campaign, seed, isDry }: DrawOrder,
): Promise<Draw> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`draw:${campaign.id}`]);
    const known = await readDraw(client, campaign.id);
    if (known !== null) return known;
    if (!isDry) assertPublished(campaign, seed);
    const entrants = await readEntrants(client, campaign);
    const winners = pickWinners(entrants, seed, campaign.winners);
    const draw = {
      seed,
      entrants: entrants.length,
      winners: winners.map(({ address }) => address),
      state: isDry ? 'dry' : 'drawn',
    } as const;
    if (isDry) return draw;
    for (const { language } of winners) winnerContact(localeOfMember(language));
    await client.query('insert into prize_draw (campaign_id, seed, entrants) values ($1, $2, $3)', [
      campaign.id,
      seed,
      entrants.length,
    ]);
    const sendAfter = startOfWork(addDays(campaign.to, NOTIFY_AFTER_DAYS));
    for (const [at, winner] of winners.entries()) {
      const mailId = await queueMail(client, queue, {
        recipient: winner.address,
        language: localeOfMember(winner.language),
        facts: { kind: 'prize', campaignId: campaign.id, linkId: winner.link_id },
        sendAfter,
      });
      await client.query(
        'insert into prize_winner (campaign_id, place, member_id, mail_id) values ($1, $2, $3, $4)',
        [campaign.id, at + 1, winner.id, mailId],
      );
    }
    return draw;
  });
}

const localeOfMember = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'ja';

/** The published hash of a seed, before the participants are known. */
export function hashOfSeed(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

function assertPublished({ id, to, seedHash }: DrawOrder['campaign'], seed: string): void {
  if (seedHash === undefined)
    throw new Error(`no seed hash was published for ${id}: set its seedHash before ${to} (--new-seed)`);
  if (hashOfSeed(seed) !== seedHash)
    throw new Error(`the seed of ${id} is another: the SHA-256 that was published is ${seedHash}`);
}

async function readDraw(client: PoolClient, campaignId: string): Promise<Draw | null> {
  const { rows } = await client.query<{ seed: string; entrants: number; address: string | null }>(
    `select seed, entrants, address from prize_draw
     left join prize_winner using (campaign_id) left join mail_magazine_member on id = member_id
     where campaign_id = $1 order by place`,
    [campaignId],
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    seed: first.seed,
    entrants: first.entrants,
    winners: first.entrants === 0 ? [] : rows.map(({ address }) => address),
    state: 'known',
  };
}

async function readEntrants(client: PoolClient, { from, to }: Campaign): Promise<readonly Entrant[]> {
  const { rows } = await client.query<Entrant>(
    `select id, address, language, link_id from mail_magazine_member
     where confirmed_at is not null and unsubscribed_at is null and not is_alias
       and (registered_at at time zone 'Asia/Tokyo')::date between $1::date and $2::date`,
    [from, to],
  );
  return rows;
}

/** The entrants with the smallest hash with the seed: each has the same chance, and anyone can repeat the draw. */
function pickWinners(entrants: readonly Entrant[], seed: string, count: number): readonly Entrant[] {
  const place = ({ link_id }: Entrant) => createHash('sha256').update(`${seed}:${link_id}`).digest('hex');
  return entrants
    .map((entrant) => ({ entrant, place: place(entrant) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ entrant }) => entrant);
}

/** 10:00 on a day in Japan. */
function startOfWork(day: JstDate): Date {
  return new Date(`${day}T10:00:00+09:00`);
}
