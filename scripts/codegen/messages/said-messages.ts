/** `m.cart.title`, `m.error[404].title`, `messages(locale).cart.title`; what is in brackets may be any expression. */
const CHAIN = /(?:\bm|\bmessages\([^()]*\))((?:\s*\.\s*[A-Za-z_]\w*|\[[^[\]]+\])+)/g;
const SEGMENT = /\.\s*([A-Za-z_]\w*)|\[\s*(?:(\d+)|'([^']+)')\s*\]|\[/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Taking messages apart hides which are said. */
const TAKEN_APART = /\}\s*=\s*m\b|\}:\s*Messages\b/;

/**
 * The paths of messages that a module says: `m.` and the path. Where the code chooses one by a value
 * (`m.cartError[code]`), all below that path.
 * @param keys every path there is
 * @throws when the module takes its messages apart, so that nobody can see what it says
 */
export function saidMessages(source: string, keys: readonly string[]): string[] {
  const code = source.replace(COMMENT, '');
  if (TAKEN_APART.test(code)) {
    throw new Error('messages are taken apart: say them as m.cart.title, so that it is known who says what');
  }
  const paths = new Set<string>();
  for (const [, chain = ''] of code.matchAll(CHAIN)) {
    const path: string[] = [];
    for (const [, name, number, text] of chain.matchAll(SEGMENT)) {
      const segment = name ?? number ?? text;
      if (segment === undefined) break;
      path.push(segment);
    }
    paths.add(path.join('.'));
  }
  return keys.filter((key) => [...paths].some((path) => isSaid(key, path)));
}

/** A path names a message, or what holds it; after a message come its own methods. */
function isSaid(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`) || path.startsWith(`${key}.`);
}
