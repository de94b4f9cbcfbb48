import { afterEach, describe, expect, test, vi } from 'vitest';
import { env } from '#foundation/env/env.ts';

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn() }));
vi.mock('./draw-social-picture', () => ({ drawSocialPicture: drawn }));
vi.mock('#foundation/process/log.ts', async (original) => ({
  ...(await original<object>()),
  log: { warn: vi.fn() },
}));
const { socialPicture } = await import('./social-pictures');

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const { platformUrl } = env();
const facts = (title: string, picture: string | null = null) => ({ title, note: '', price: '', picture });
const answer = (type: string, body: Buffer = JPEG) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(new Uint8Array(body), { headers: { 'content-type': type } })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  drawn.mockReset();
});

describe('[SEO-03] social images', () => {
  test("are rendered once per content, with the platform's image", async () => {
    drawn.mockImplementation(async () => Buffer.from('png'));
    answer('image/jpeg');
    const shown = facts('once', `${platformUrl}/s/files/1/a.jpg?v=1`);
    const [first, second] = await Promise.all([socialPicture(shown, 'ja'), socialPicture(shown, 'ja')]);
    expect(first?.toString()).toBe('png');
    expect(second).toBe(first);
    expect(await socialPicture(shown, 'ja')).toBe(first);
    expect(drawn).toHaveBeenCalledOnce();
    expect(drawn).toHaveBeenCalledWith(shown, `data:image/jpeg;base64,${JPEG.toString('base64')}`, 'ja');
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(`${platformUrl}/s/files/1/a.jpg?v=1&width=720`);
    await socialPicture(shown, 'en');
    await socialPicture({ ...shown, price: '¥1' }, 'ja');
    expect(drawn).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['cannot be drawn', () => answer('image/avif')],
    ['is too large', () => answer('image/png', Buffer.alloc(3 * 1024 * 1024))],
    [
      'does not come',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => Promise.reject(new Error('away'))),
        ),
    ],
  ])('are rendered without an image that %s, and again the next time', async (how, arrange) => {
    drawn.mockImplementation(async () => Buffer.from('png'));
    arrange();
    const shown = facts(how, `${platformUrl}/s/files/1/b.jpg`);
    await socialPicture(shown, 'ja');
    await socialPicture(shown, 'ja');
    expect(drawn.mock.calls.map(([, picture]) => picture)).toEqual([null, null]);
  });

  test('request nothing from other origins than the platform', async () => {
    drawn.mockImplementation(async () => Buffer.from('png'));
    answer('image/jpeg');
    await socialPicture(facts('elsewhere', 'http://169.254.169.254/s/files/1/a.jpg'), 'ja');
    await socialPicture(facts('no address', 'file:///etc/passwd'), 'ja');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('are rendered one at a time; a request above the queue limit gets none', async () => {
    let under = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    drawn.mockImplementation(async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise<void>((resolve) => ends.push(resolve));
      under -= 1;
      return Buffer.from('png');
    });
    const asked = Array.from({ length: 16 }, (_, index) => socialPicture(facts(`line ${index}`), 'ja'));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const answered = Promise.all(asked);
    for (let index = 0; index < 13; index += 1) {
      await vi.waitFor(() => expect(ends.length).toBeGreaterThan(index));
      ends[index]?.();
    }
    const pictures = await answered;
    expect(most).toBe(1);
    expect(pictures.filter((picture) => picture === null)).toHaveLength(3);
  });
});
