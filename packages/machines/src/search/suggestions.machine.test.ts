import { err, ok, type Result } from '@shop/rules/result';
import { NO_SUGGESTIONS, type Suggestions } from '@shop/rules/search/suggestions';
import { yen } from '@shop/rules/yen';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { flush } from '../testing/simulate-actors';
import { provideSuggestionsActors, TYPING_DEBOUNCE_MS } from './suggestions.machine';

type Answer = Result<Suggestions, 'unreachable'>;

const found = (...keywords: string[]): Answer => ok({ ...NO_SUGGESTIONS, keywords });

function field() {
  const asked: { query: string; answer: (answer: Answer) => void; fail: () => void; signal: AbortSignal }[] =
    [];
  const clock = new SimulatedClock();
  const actor = createActor(
    provideSuggestionsActors(
      (query, signal) =>
        new Promise<Answer>((answer, reject) =>
          asked.push({ query, answer, fail: () => reject(new Error('bug')), signal }),
        ),
    ),
    { clock },
  ).start();
  return {
    actor,
    asked,
    type: (text: string) => actor.send({ type: 'text.change', text }),
    pause: () => clock.increment(TYPING_DEBOUNCE_MS),
    wait: (ms: number) => clock.increment(ms),
    answer: async (answer: Answer) => {
      asked.at(-1)?.answer(answer);
      await flush();
    },
    is: (state: 'closed' | 'blank' | 'typing' | 'loading' | 'shown' | 'empty' | 'failed') =>
      actor.getSnapshot().matches(state === 'closed' || state === 'blank' ? state : { open: state }),
    rows: () => actor.getSnapshot().context.found?.suggestions.keywords,
    active: () => actor.getSnapshot().context.active,
  };
}

describe('[SEARCH-04] suggestions of a search field', () => {
  test('typing is debounced into one request', () => {
    const { type, wait, pause, asked, is } = field();
    type('モ');
    wait(TYPING_DEBOUNCE_MS - 1);
    type('モン');
    wait(TYPING_DEBOUNCE_MS - 1);
    expect(is('typing')).toBe(true);
    expect(asked).toEqual([]);
    pause();
    expect(asked.map(({ query }) => query)).toEqual(['モン']);
  });

  test('an arrow key reopens a closed panel, at its first or last row, without a request', async () => {
    const { actor, type, pause, answer, asked, is, active } = field();
    type('モン');
    pause();
    await answer(found('モンステラ', 'モンキーポッド'));
    actor.send({ type: 'panel.close' });
    expect(is('closed')).toBe(true);
    actor.send({ type: 'row.next' });
    expect(is('shown')).toBe(true);
    expect(active()).toBe(0);
    actor.send({ type: 'panel.close' });
    actor.send({ type: 'row.previous' });
    expect(active()).toBe(1);
    expect(asked).toHaveLength(1);
  });

  test('an arrow key in a field without a response requests it; in a blank one it requests nothing', async () => {
    const { actor, type, pause, asked, is } = field();
    actor.send({ type: 'row.next' });
    pause();
    expect(is('blank')).toBe(true);
    expect(asked).toEqual([]);
    type('モン');
    actor.send({ type: 'panel.close' });
    actor.send({ type: 'row.previous' });
    expect(is('typing')).toBe(true);
    pause();
    expect(asked).toHaveLength(1);
  });

  test('a stale response is dropped', async () => {
    const { type, pause, asked, answer, rows, is } = field();
    type('モン');
    pause();
    type('モンス');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(found('モンキーバナナ'));
    await flush();
    expect(rows()).toBeUndefined();
    pause();
    await answer(found('モンステラ'));
    expect(is('shown')).toBe(true);
    expect(rows()).toEqual(['モンステラ']);
  });

  test('the last response stays until the next one', async () => {
    const { type, pause, answer, rows } = field();
    type('モン');
    pause();
    await answer(found('モンステラ'));
    type('モンス');
    expect(rows()).toEqual(['モンステラ']);
    pause();
    expect(rows()).toEqual(['モンステラ']);
    await answer(found());
    expect(rows()).toEqual([]);
  });

  test('[SEARCH-01] [SEARCH-08] a blank field requests nothing, and offers its defaults until blur', async () => {
    const { actor, type, pause, answer, asked, is, rows } = field();
    expect(is('closed')).toBe(true);
    type('');
    expect(is('blank')).toBe(true);
    actor.send({ type: 'panel.close' });
    expect(is('closed')).toBe(true);
    type('　');
    pause();
    expect(asked).toEqual([]);
    type('モン');
    pause();
    await answer(found('モンステラ'));
    type('');
    expect(is('blank')).toBe(true);
    expect(rows()).toBeUndefined();
  });

  test('Down moves through the rows and back to the field, Up in reverse', async () => {
    const { actor, type, pause, answer, active } = field();
    type('モン');
    pause();
    await answer(found('a', 'b'));
    const places = ['row.next', 'row.next', 'row.next', 'row.previous', 'row.previous', 'row.previous'].map(
      (row) => {
        actor.send({ type: row } as { type: 'row.next' });
        return active();
      },
    );
    expect(places).toEqual([0, 1, null, 1, 0, null]);
  });

  test('suggestions of all types are one list of rows', async () => {
    const { actor, type, pause, answer, active } = field();
    const product = { handle: 'p', title: 'p', imageSrc: null, price: yen(1), hasPriceRange: false };
    const collection = { title: 'c', path: '/c', isCategory: true, isNamed: true };
    const need = { keyword: 'n', label: 'N' };
    type('モン');
    pause();
    await answer(
      ok({
        correction: 'a',
        keywords: ['b'],
        needs: [need],
        products: [product],
        collections: [collection],
        pages: [collection],
        all: { keyword: 'モン', total: 4 },
      }),
    );
    const places = Array.from({ length: 8 }, () => {
      actor.send({ type: 'row.next' });
      return active();
    });
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, null]);
  });

  test('the active row stays while the query is the same, and is reset when it changes', async () => {
    const { actor, type, pause, answer, active } = field();
    type('モン');
    pause();
    await answer(found('a', 'b'));
    actor.send({ type: 'row.next' });
    type('モン ');
    expect(active()).toBe(0);
    type('モンス');
    expect(active()).toBeNull();
  });

  test('before a response no row can be active', () => {
    const { actor, type, active } = field();
    type('モン');
    actor.send({ type: 'row.next' });
    actor.send({ type: 'row.previous' });
    expect(active()).toBeNull();
  });

  test('Escape closes; focusing the field again shows the same response without a request', async () => {
    const { actor, type, pause, answer, asked, is } = field();
    type('モン');
    pause();
    await answer(found('モンステラ'));
    actor.send({ type: 'panel.close' });
    expect(is('closed')).toBe(true);
    type('モン');
    expect(is('shown')).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('Escape resets the active row', async () => {
    const { actor, type, pause, answer, active } = field();
    type('モン');
    pause();
    await answer(found('a', 'b'));
    actor.send({ type: 'row.next' });
    actor.send({ type: 'panel.close' });
    type('モン');
    expect(active()).toBeNull();
  });

  test('the panel is open from the first character, and busy until the response', async () => {
    const { actor, type, pause, answer } = field();
    const tags = () => [...actor.getSnapshot().tags].sort();
    expect([tags(), actor.getSnapshot().context.text]).toEqual([[], '']);
    type('モン');
    expect(tags()).toEqual(['busy', 'open']);
    pause();
    expect(tags()).toEqual(['busy', 'open']);
    await answer(found('モンステラ'));
    expect(tags()).toEqual(['open']);
  });

  test('Escape during a request drops its response', async () => {
    const { actor, type, pause, asked, is } = field();
    type('モン');
    pause();
    actor.send({ type: 'panel.close' });
    expect(asked[0]?.signal.aborted).toBe(true);
    await flush();
    expect(is('closed')).toBe(true);
  });

  test('an unreachable server is reported; the next character retries', async () => {
    const { type, pause, answer, is } = field();
    type('モン');
    pause();
    await answer(err('unreachable'));
    expect(is('failed')).toBe(true);
    type('モンス');
    pause();
    await answer(found('モンステラ'));
    expect(is('shown')).toBe(true);
  });

  test('a failure drops the last response, and its active row', async () => {
    const { actor, type, pause, answer, rows, active } = field();
    type('モン');
    pause();
    await answer(found('モンステラ'));
    type('モンス');
    actor.send({ type: 'row.next' });
    pause();
    await answer(err('unreachable'));
    expect([rows(), active()]).toEqual([undefined, null]);
  });

  test('a bug is reported as a failure', async () => {
    const { type, pause, asked, is, rows, answer } = field();
    type('モン');
    pause();
    await answer(found('モンステラ'));
    type('モンス');
    pause();
    asked.at(-1)?.fail();
    await flush();
    expect([is('failed'), rows()]).toEqual([true, undefined]);
  });

  test('an empty result is reported', async () => {
    const { type, pause, answer, is } = field();
    type('zzz');
    pause();
    await answer(found());
    expect(is('empty')).toBe(true);
  });
});
