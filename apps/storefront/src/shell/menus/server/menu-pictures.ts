/**
 * Lists whose images represent menu entries without their own (HEAD-05), by handle: one per group of AI tags, all different, and those of
 * the drawer's rows.
 */
export const TAG_GROUP_PICTURES: Readonly<Record<number, string>> = {
  1: 'beginner',
  2: 'shade-tolerant',
  3: 'drought-tolerant',
  4: 'big_plantspot',
  5: 'mothersday',
  6: 'moving-gift',
  7: 'pet-friendly',
};

export const ROW_PICTURES = {
  category: 'ornamentplants',
  purpose: 'desk',
  tag: 'tableplants',
  gift: 'moving-gift',
} as const;
