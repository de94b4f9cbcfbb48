const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  leaves: ['leaf'],
  children: ['child'],
  feet: ['foot'],
  people: ['person'],
};

/**
 * The words that an English word may be a form of, the likeliest first: plurals (tomatoes, berries, leaves, cacti), and what verbs and
 * adjectives are made of words (flowering, scented, smelly). A small stemmer: whether there is such a word is for the index to say.
 * @param term folded
 */
export function englishForms(term: string): string[] {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  return [...new Set(baseForms(last))]
    .filter((form) => form.length > 2 && form !== last)
    .map((form) => [...words.slice(0, -1), form].join(' '));
}

function baseForms(word: string): string[] {
  const cut = (ending: number, added = '') => `${word.slice(0, word.length - ending)}${added}`;
  return [
    ...(IRREGULAR[word] ?? []),
    ...(/[^aeiou]ies$/u.test(word) ? [cut(3, 'y'), cut(1)] : []),
    ...(/(?:[rl]|ea|oa|i)ves$/u.test(word) ? [cut(3, 'f'), cut(3, 'fe'), cut(1)] : []),
    ...(/(?:ch|sh|x|z|s)es$/u.test(word) ? [cut(2), cut(1)] : []),
    ...(/oes$/u.test(word) ? [cut(2), cut(1)] : []),
    ...(/[^su]s$/u.test(word) ? [cut(1)] : []),
    ...(/[^aeiou]i$/u.test(word) ? [cut(1, 'us')] : []),
    ...(/ing$/u.test(word) ? [cut(3), cut(3, 'e'), cut(4)] : []),
    ...(/ed$/u.test(word) ? [cut(2), cut(1), cut(3)] : []),
    ...(/y$/u.test(word) ? [cut(1), cut(1, 'e'), cut(2)] : []),
    ...(/er$/u.test(word) ? [cut(2), cut(1)] : []),
  ];
}
