import type { Localized } from '@shop/rules/language';

/** Keywords proposed in a blank search (SEARCH-08): popular plants, and needs that the search understands. */
export const PROPOSED_KEYWORDS: Localized<readonly string[]> = {
  ja: ['モンステラ', 'パキラ', '胡蝶蘭', 'オリーブ', 'ガジュマル', '日陰に強い', '初心者', 'ペットに安全'],
  en: ['monstera', 'pachira', 'orchid', 'olive', 'ficus', 'low light', 'beginner', 'pet safe'],
};
