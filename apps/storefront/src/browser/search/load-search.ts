import type { MessageTable } from '../../i18n/message-table';
import { shopSettings } from '../shop-settings';

interface Search {
  readonly runtime: typeof import('./search-runtime');
  readonly messages: MessageTable<'search'>;
}

const MESSAGES = {
  ja: () => import('../../i18n/__generated__/search.ja'),
  en: () => import('../../i18n/__generated__/search.en'),
};

let loading: Promise<Search> | undefined;

/**
 * Brings the code of suggestions (state machine, Apollo Client) and the words of the page's language, once, on intent. A
 * failed load is tried again by the next call.
 */
export function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import('./search-runtime'), MESSAGES[shopSettings().locale]()]).then(
    ([runtime, { messages }]) => ({ runtime, messages }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
