import type { favoriteMachine, StoreOutcome } from '@shop/machines/favorite/favorite.machine';
import { favoriteModel, OTHER_TAB } from '@shop/machines/favorite/favorite.model';
import { provideFavoriteActors } from '@shop/machines/favorite/make-favorite-actor';
import { applyStoredProductChanges, type StoredProducts } from '@shop/rules/favorite/stored-products';
import type { SnapshotFrom } from 'xstate';
import { storeProducts } from '#features/favorite/browser/store-products.ts';
import type { ModelAdapter } from '../support/model-adapter';

/** A browser's cookies, which may be blocked. */
class CookieJar {
  isRefusing = false;
  readonly #stored = new Map<string, string>();
  readonly location = { protocol: 'https:' };

  get cookie(): string {
    return [...this.#stored].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    const [, name = '', value = '', life = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? [];
    if (this.isRefusing) return;
    if (life.includes('max-age=0')) this.#stored.delete(name);
    else this.#stored.set(name, value);
  }

  hold({ favorites, viewed }: StoredProducts): void {
    this.#stored.clear();
    if (favorites.length > 0) this.#stored.set('favorite_product_ids', favorites.join('.'));
    if (viewed.length > 0) this.#stored.set('view_product_ids', viewed.join('.'));
  }
}

/** Favourites in a browser's cookies, which another tab writes too. */
export async function makeFavoriteAdapter(): Promise<ModelAdapter> {
  const jar = new CookieJar();
  Object.assign(globalThis, { document: jar, window: jar });
  return {
    machine: provideFavoriteActors(storeProducts),
    input: favoriteModel.input,
    arrange: async (result, _call, actor) => {
      const outcome = result as StoreOutcome;
      const { stored, sent }: SnapshotFrom<typeof favoriteMachine>['context'] = actor.getSnapshot().context;
      jar.isRefusing = !outcome.ok;
      const isOtherTab =
        outcome.ok &&
        JSON.stringify(outcome.value) === JSON.stringify(applyStoredProductChanges(OTHER_TAB, sent));
      jar.hold(isOtherTab ? OTHER_TAB : stored);
    },
    compare: (reached, { after }) => {
      const [is, should] = [
        favoriteModel.serialize(reached as never),
        favoriteModel.serialize(after as never),
      ];
      return is === should ? null : `holds ${is}, not ${should}`;
    },
  };
}
