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
  if (TAKEN_APART.test(withoutComments(source))) {
    throw new Error('messages are taken apart: say them as m.cart.title, so that it is known who says what');
  }
  const paths = new Set(saidPaths(source).map(({ path }) => path));
  return keys.filter((key) => [...paths].some((path) => isSaid(key, path)));
}

/** Where a module says which path: of a message, or of what holds it where the code chooses one by a value. */
export function saidPaths(source: string): { readonly path: string; readonly at: number }[] {
  return [...withoutComments(source).matchAll(CHAIN)].map(({ index, 1: chain = '' }) => {
    const path: string[] = [];
    for (const [, name, number, text] of chain.matchAll(SEGMENT)) {
      const segment = name ?? number ?? text;
      if (segment === undefined) break;
      path.push(segment);
    }
    return { path: path.join('.'), at: index };
  });
}

/** The code alone, every character where it was. */
function withoutComments(source: string): string {
  return source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** A path names a message, or what holds it; after a message come its own methods. */
export function isSaid(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`) || path.startsWith(`${key}.`);
}
