import type { favoriteMachine, KeepOutcome } from '@shop/machines/favorite/favorite.machine';
import { favoriteModel, OTHER_TAB } from '@shop/machines/favorite/favorite.model';
import { provideFavoriteActors } from '@shop/machines/favorite/make-favorite-actor';
import { applyKeptChanges, type KeptProducts } from '@shop/rules/favorite/kept-products';
import type { SnapshotFrom } from 'xstate';
import { keepProducts } from '../../../src/browser/favorites/keep-products';
import type { Rig } from '../support/rig';

/** A browser's cookies, which may be refused. */
class CookieJar {
  isRefusing = false;
  readonly #kept = new Map<string, string>();
  readonly location = { protocol: 'https:' };

  get cookie(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    const [, name = '', value = '', life = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? [];
    if (this.isRefusing) return;
    if (life.includes('max-age=0')) this.#kept.delete(name);
    else this.#kept.set(name, value);
  }

  hold({ favorites, viewed }: KeptProducts): void {
    this.#kept.clear();
    if (favorites.length > 0) this.#kept.set('favorite_product_ids', favorites.join('.'));
    if (viewed.length > 0) this.#kept.set('view_product_ids', viewed.join('.'));
  }
}

/** Favourites in the cookies of a browser, where another tab writes too. */
export async function makeFavoriteRig(): Promise<Rig> {
  const jar = new CookieJar();
  Object.assign(globalThis, { document: jar, window: jar });
  return {
    machine: provideFavoriteActors(keepProducts),
    input: favoriteModel.input,
    arrange: async (told, _call, actor) => {
      const outcome = told as KeepOutcome;
      const { kept, sent }: SnapshotFrom<typeof favoriteMachine>['context'] = actor.getSnapshot().context;
      jar.isRefusing = !outcome.ok;
      const isOtherTab =
        outcome.ok && JSON.stringify(outcome.value) === JSON.stringify(applyKeptChanges(OTHER_TAB, sent));
      jar.hold(isOtherTab ? OTHER_TAB : kept);
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
