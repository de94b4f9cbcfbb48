const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  leaves: ['leaf'],
  children: ['child'],
  feet: ['foot'],
  people: ['person'],
};

/** A different thing from its base word, if such a thing exists: a planter is no plant. */
export const WHO_DOES = /er$/u;

/**
 * The words that an English word may be a form of, the likeliest first: plurals (tomatoes, berries, leaves, cacti), and derived
 * verbs and adjectives (flowering, scented, smelly). A small stemmer: the index decides whether the word exists.
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
 * The same word in the other number: kit for kits, kits for kit, cacti for cactus. List titles are plural, product titles are not.
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

/**
 * English stop words: the articles, pronouns, prepositions, conjunctions and auxiliaries of the language, and phrases addressed to
 * shop staff. The list is closed, whatever the shop sells.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    // Articles, demonstratives, quantifiers.
    'a an the this that these those some any each every either neither both all few more most much many lot lots several such no none other another same own enough bit',
    // Pronouns.
    'i me my mine myself you your yours he him his she her hers it its we us our ours they them their theirs who whom whose which what someone somebody something anyone anybody anything everyone everything one ones',
    // Prepositions and conjunctions.
    'about above across after against along among around as at because before behind below beneath beside besides between beyond but by despite down during except for from if in inside into like near of off on onto or and nor out outside over past per since so than then there here through though although throughout to toward towards under underneath until till unless up upon via when whenever where wherever while whether with within without yet however',
    // Auxiliaries and their negations.
    'am is are was were be been being isnt arent wasnt werent do does did done doing dont doesnt didnt have has had having havent hasnt hadnt can could cannot cant couldnt will would wont wouldnt shall should shouldnt may might must mustnt ought im ive id ill youre youve hes shes theyre weve its thats whats theres lets',
    // Adverbs of degree and manner.
    'not never always often sometimes usually really very too also just only even still quite rather pretty actually maybe perhaps again already soon now how why well etc',
    // General verbs, and words for people.
    'add added adding bring brings call called fill fills filling fit fits hold holds leave left let lets put seem seems sit sits start starting started stay stays stop take takes taking try trying turn turns turning become becomes hear feel feels choose choosing friend friends wife husband boyfriend girlfriend partner colleague colleagues boss teacher neighbour neighbor family sister brother son daughter',
    // Phrases addressed to staff.
    'want wants wanted need needs needed look looking looks search searching find finding found get getting got buy buying bought sell sells selling show recommend recommended recommendation recommendations suggest suggestion suggestions suggested advice help please thanks thank hello hi hey love loves prefer wish think know tell make makes give gives giving keep keeps put puts place placed live lives living grow grows growing go goes going come comes use used uses using size sizes work works suit suits suitable good great nice best better perfect ideal right thing things stuff time times long lovely beautiful cute stylish special simple different favourite favorite kind kinds sort sorts type types way ways idea ideas option options',
  ].flatMap((line) => line.split(' ')),
);
