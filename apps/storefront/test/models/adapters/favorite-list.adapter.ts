import type { ListedProduct } from '@shop/machines/favorite/favorite-list.machine';
import { favoriteListModel } from '@shop/machines/favorite/favorite-list.model';
import { provideFavoriteListActors } from '@shop/machines/favorite/make-favorite-actor';
import { ok, type Result } from '@shop/rules/result';
import { readProducts } from '#features/favorite/browser/read-products.ts';
import type { ModelAdapter, Systems } from '../support/model-adapter';

type Answer = Result<readonly ListedProduct[], 'unreachable'>;

/** Products of the fixtures for the model's 1 and 2. */
const SOLD = [7_583_412_945_071, 7_583_419_007_151];
/** Numbers of unsold products, each requested once, so no response is cached. */
let unsold = 9_100_000_000_000 + (Date.now() % 1_000_000_000);

/** A product list over the shop's endpoint, which queries the platform. */
export async function makeFavoriteListAdapter({ platform, shopUrl }: Systems): Promise<ModelAdapter> {
  const real = new Map<number, number>();
  Object.assign(globalThis, { document: { documentElement: { dataset: {}, lang: 'ja' } } });
  const send = globalThis.fetch;
  const fromShop: typeof fetch = (address, init) => send(new URL(String(address), shopUrl), init);

  const read = async (ids: readonly number[], signal: AbortSignal): Promise<Answer> => {
    globalThis.fetch = fromShop;
    try {
      const answer = await readProducts(
        ids.map((id) => real.get(id) ?? id),
        signal,
      );
      if (!answer.ok) return answer;
      const made = new Map([...real].map(([id, number]) => [number, id]));
      return ok(answer.value.map((card) => ({ ...card, id: made.get(card.id) ?? card.id })));
    } finally {
      globalThis.fetch = send;
    }
  };

  return {
    machine: provideFavoriteListActors(read),
    input: favoriteListModel.input,
    arrange: async (result) => {
      const outcome = result as Answer;
      await platform.clearFaults();
      const found = new Set(outcome.ok ? outcome.value.map(({ id }) => id) : []);
      for (const id of [1, 2]) {
        unsold += 1;
        real.set(id, (found.has(id) ? SOLD[id - 1] : undefined) ?? unsold);
      }
      // The shop tries twice before it gives up.
      if (!outcome.ok) await platform.addFault({ status: 503, operations: ['ProductsByIds'], times: 2 });
    },
    compare: (reached, { after }) => {
      const idsOf = ({ context }: typeof after) =>
        JSON.stringify(Object.entries(context.held).map(([id, product]) => [id, product !== null]));
      const [is, should] = [idsOf(reached as typeof after), idsOf(after)];
      return is === should ? null : `holds ${is}, not ${should}`;
    },
    end: () => platform.clearFaults(),
  };
}
