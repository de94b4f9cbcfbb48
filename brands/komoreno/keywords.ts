import type { Language } from '@shop/rules/brand/brand';

/** Words that the shop proposes to search for, in a blank search (SEARCH-08): plants many look for, and needs its search understands. */
export const PROPOSED_KEYWORDS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['モンステラ', 'パキラ', '胡蝶蘭', 'オリーブ', 'ガジュマル', '日陰に強い', '初心者', 'ペットに安全'],
  en: ['monstera', 'pachira', 'orchid', 'olive', 'ficus', 'low light', 'beginner', 'pet safe'],
};
