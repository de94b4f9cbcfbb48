import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { receiveFields } from './receive-fields';

const schema = z.object({ mailAddress: z.string() });
const receive = (body: string, headers: Record<string, string> = {}) =>
  receiveFields(
    new Request('https://shop.example/api/x', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', origin: 'https://shop.example', ...headers },
    }),
    { shopUrl: 'https://shop.example' },
    schema,
    'json',
  );
const refused = async (answer: Awaited<ReturnType<typeof receive>>) =>
  answer instanceof Response ? await answer.json() : 'taken';

describe('[API-06] what a form of the shop brings', () => {
  test('is what its contract has', async () => {
    expect(await receive('{"mailAddress":"hana@example.com","more":1}')).toEqual({
      value: { mailAddress: 'hana@example.com' },
    });
  });

  test('is refused from a page of another site, before it is read', async () => {
    expect(await refused(await receive('{', { origin: 'https://evil.example' }))).toEqual({
      status: 403,
      title: 'Cross-site request refused',
    });
  });

  test('is refused when it cannot be read', async () => {
    expect(await refused(await receive('{'))).toEqual({ status: 400, title: 'Malformed JSON' });
  });

  test('is refused by the name of the field that does not fit', async () => {
    expect(await refused(await receive('{"mailAddress":7}'))).toEqual({
      status: 400,
      title: 'Invalid request body',
      errors: [{ field: 'mailAddress', detail: 'mailAddress must be text.' }],
    });
  });
});
