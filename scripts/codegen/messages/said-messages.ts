/** `m.cart.title`, `m.error[404].title`, `messages(locale).cart.title`; brackets may contain any expression. */
const CHAIN = /(?:\bm|\bmessages\([^()]*\))((?:\s*\.\s*[A-Za-z_]\w*|\[[^[\]]+\])+)/g;
const SEGMENT = /\.\s*([A-Za-z_]\w*)|\[\s*(?:(\d+)|'([^']+)')\s*\]|\[/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Destructured messages hide which ones are used. */
const TAKEN_APART = /\}\s*=\s*m\b|\}:\s*Messages\b/;

/**
 * The message paths used by a module: `m.` and the path. Where the code selects one by a value (`m.cartError[code]`), all below that path.
 * @param keys all existing paths
 * @throws when the module destructures its messages, which hides their use
 */
export function saidMessages(source: string, keys: readonly string[]): string[] {
  if (TAKEN_APART.test(withoutComments(source))) {
    throw new Error('messages are destructured: use m.cart.title, so that their use can be detected');
  }
  const paths = new Set(saidPaths(source).map(({ path }) => path));
  return keys.filter((key) => [...paths].some((path) => isSaid(key, path)));
}

/** Positions of message paths in a module: of a message, or of its parent where the code selects one by a value. */
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

/** The code without comments, with unchanged positions. */
function withoutComments(source: string): string {
  return source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** A path names a message or its parent; a message may be followed by its own methods. */
export function isSaid(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`) || path.startsWith(`${key}.`);
}
