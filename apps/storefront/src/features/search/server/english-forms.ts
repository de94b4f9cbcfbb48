const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  leaves: ['leaf'],
  children: ['child'],
  feet: ['foot'],
  people: ['person'],
};

/** Another thing than the word that it is made of, where there is such a thing: a planter is no plant. */
export const WHO_DOES = /er$/u;

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

/**
 * The same word in the other number: kit for kits, kits for kit, cacti for cactus. Titles of lists are plurals, those of products are not.
 * @param term folded
 */
export function numberForms(term: string): string[] {
  const words = term.split(' ');
  const last = words.at(-1) ?? '';
  const forms = [...singularsOf(last), ...pluralsOf(last)];
  return [...new Set(forms)]
    .filter((form) => form.length > 2 && form !== last)
    .map((form) => [...words.slice(0, -1), form].join(' '));
}

function singularsOf(word: string): string[] {
  return /(?:s|[^aeiou]i)$/u.test(word) || word in IRREGULAR ? baseForms(word) : [];
}

function pluralsOf(word: string): string[] {
  const cut = (ending: number, added: string) => `${word.slice(0, word.length - ending)}${added}`;
  return [
    ...Object.entries(IRREGULAR).flatMap(([plural, singulars]) => (singulars.includes(word) ? [plural] : [])),
    ...(/[^aeiou]y$/u.test(word) ? [cut(1, 'ies')] : []),
    ...(/f$/u.test(word) ? [cut(1, 'ves')] : []),
    ...(/fe$/u.test(word) ? [cut(2, 'ves')] : []),
    ...(/us$/u.test(word) ? [cut(2, 'i')] : []),
    ...(/(?:ch|sh|x|z|s|o)$/u.test(word) ? [cut(0, 'es')] : []),
    ...(/[^s]$/u.test(word) ? [cut(0, 's')] : []),
  ];
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
    ...(WHO_DOES.test(word) ? [cut(2), cut(1)] : []),
  ];
}
