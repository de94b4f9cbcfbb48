import { expect, test, vi } from 'vitest';
import { composeMail } from './compose-mail';

const facts = vi.hoisted(() => ({
  email: undefined as string | undefined,
  telephone: undefined as string | undefined,
}));
vi.mock('#foundation/brand/legal-facts.ts', () => ({
  legalFacts: () => ({
    legalName: undefined,
    address: undefined,
    postalCode: undefined,
    links: {},
    ...facts,
  }),
}));

const SETTINGS = { shopUrl: 'https://shop.example', from: 'noreply@shop.example', linkSecret: 'golden' };
const prizeMail = (language: 'ja' | 'en') =>
  composeMail(
    {
      id: '00000000-0000-4000-8000-000000000001',
      recipient: 'hana@example.com' as never,
      language,
      facts: {
        kind: 'prize',
        campaignId: 'mm-2026-spring',
        linkId: '00000000-0000-4000-8000-000000000002',
      },
      dueAt: new Date('2026-11-01T03:00:00Z'),
      sentAt: null,
    },
    SETTINGS,
  );

test.each(['ja', 'en'] as const)(
  '[MAIL-05] without an inquiry page a winner writes or calls (%s)',
  async (language) => {
    Object.assign(facts, { email: 'help@shop.example', telephone: '+81-3-1234-5678' });
    expect((await prizeMail(language)).html).toContain('href="mailto:help@shop.example"');
    facts.email = undefined;
    expect((await prizeMail(language)).html).toContain('href="tel:+81-3-1234-5678"');
  },
);

test('[MAIL-05] no winner is asked to answer where there is no way to', async () => {
  Object.assign(facts, { email: undefined, telephone: undefined });
  await expect(prizeMail('ja')).rejects.toThrow('winners cannot answer: set inquiry_url, email or telephone');
});
