/**
 * `npm run coupons [-- --import FILE [--ends 2027-12-31]]`: the number of coupon codes left for registrations. `--import` first imports
 * those of a file, one per line, as CODE or CODE:RATE (MAIL-04). The platform must have them. `--ends` is the last day, in Japan, on
 * which it accepts them.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { jstDateAt, parseJstDate } from '@shop/rules/jst-date';
import { readCouponFile } from '#features/mail-magazine/server/coupon-codes.ts';
import { inTransaction } from '#foundation/store/in-transaction.ts';
import { countFreeCodes, importCodes } from '../src/features/mail-magazine/server/coupon-code.repository';
import { env } from '../src/foundation/env/env';
import { readOptions } from './read-options.mjs';
import { withStoreOfCommand } from './with-store-of-command';

// biome-ignore lint/style/noProcessEnv: no setting of the shop: npm says where the command was given
const given = process.env['INIT_CWD'] ?? process.cwd();
const { values } = readOptions(
  {
    usage: 'npm run coupons -- [options]',
    about: 'How many coupon codes are left for registrations (MAIL-04).',
  },
  {
    import: {
      type: 'string',
      value: 'FILE',
      about: 'bring in its codes first, one a line, as CODE or CODE:RATE',
    },
    ends: {
      type: 'string',
      value: 'DAY',
      about: 'with --import: the last day, in Japan, on which the platform takes them',
    },
  },
);

await withStoreOfCommand(async (store) => {
  const { couponCodes, mailMagazineCoupons } = env();
  const ends = endOf(values.ends);
  if (ends !== null && values.import === undefined) throw new Error('--ends goes with --import FILE');
  const pool = await store.ready();
  if (values.import !== undefined) {
    const coupons = readCouponFile(
      await readFile(resolve(given, values.import), 'utf8'),
      mailMagazineCoupons[0].discountRate,
    );
    const added = await inTransaction(pool, (client) => importCodes(client, coupons, ends));
    console.log(`${added} codes added, ${coupons.length - added} already existed`);
  }
  const use = { shared: 'not used', pool: 'used', platform: 'used, and made by the platform' }[
    couponCodes.source
  ];
  console.log(
    `${await countFreeCodes(pool)} codes are left; COUPON_CODES=${couponCodes.source}: they are ${use}`,
  );
});

function endOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const day = parseJstDate(text);
  if (!day.ok) throw new Error('--ends must be a day as 2027-12-31');
  if (day.value < jstDateAt(Date.now())) throw new Error(`--ends: ${text} is over`);
  return new Date(`${day.value}T23:59:59+09:00`);
}
