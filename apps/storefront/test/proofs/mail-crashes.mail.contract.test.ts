import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MAILS_AT_ONCE } from '#foundation/mail/mail-transport.ts';
import { mailCrashes } from './mail-crashes';

/** `npm run proof:mails`, the long form, sets these; the short one is part of the contract tests. */
const { MAILS_REGISTRATIONS, MAILS_NOTICES, MAILS_SEED, CONTRACT_DATABASE_URL = '' } = process.env;
const isLong = MAILS_REGISTRATIONS !== undefined;
const registrations = Number(MAILS_REGISTRATIONS ?? 20);
const notices = Number(MAILS_NOTICES ?? 20);
const REPORT = fileURLToPath(new URL('../../../../reports/mail-crashes.json', import.meta.url));

test('[MAIL-07] [RESTOCK-02] storefronts, worker, database and mail server are killed at random, and each promised mail is sent once', {
  // An hour: the long form needs more than other tests.
  timeout: 3_600_000,
}, async () => {
  const result = await mailCrashes({
    registrations,
    notices,
    seed: MAILS_SEED ?? 'leaf',
    kills: isLong ? 60 : 5,
    killEvery: isLong ? 4_000 : 3_000,
    shopperPause: isLong ? 800 : 2_000,
    isBuilt: isLong,
    isTimeLapse: !isLong,
    platformServerUrl: CONTRACT_DATABASE_URL,
  });
  const { registered, waiting, mails, kills, retries, oddAnswers, counts, seconds } = result;
  expect(oddAnswers).toEqual([]);
  // Everyone with a response is a member, with one coupon.
  expect(registered.size).toBe(registrations);
  expect(counts).toEqual({ members: registrations, coupons: registrations, unsent: 0 });
  // Each has exactly its mail; a mail accepted twice has the same Message-ID.
  const idsOf = new Map<string, Set<string>>();
  for (const { to, messageId } of mails) idsOf.set(to, (idsOf.get(to) ?? new Set()).add(messageId));
  expect([...idsOf.keys()].sort()).toEqual([...registered.keys(), ...waiting].sort());
  expect([...idsOf].filter(([, ids]) => ids.size !== 1)).toEqual([]);
  expect(mails.filter(({ to, coupon }) => registered.has(to) && coupon === null)).toEqual([]);
  const twice = mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
  const killed = Object.values(kills).reduce((sum, times) => sum + times, 0);
  expect(killed).toBeGreaterThanOrEqual(isLong ? 20 : 5);
  // A kill interrupts as many mails as are sent at once.
  expect(twice).toBeLessThanOrEqual(killed * MAILS_AT_ONCE);
  mkdirSync(fileURLToPath(new URL('.', `file://${REPORT}`)), { recursive: true });
  const answeredTwice = [...registered.values()].filter((status) => status === 'DUPLICATED').length;
  writeFileSync(
    REPORT,
    JSON.stringify({ registrations, notices, kills, retries, answeredTwice, twice, seconds }),
  );
});
