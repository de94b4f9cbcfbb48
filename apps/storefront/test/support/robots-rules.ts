/** A robots.txt as engines read it: for all agents, the longest matching rule wins. */
interface RobotsRules {
  readonly sitemaps: readonly string[];
  /** Whether a URL may be read. */
  allows(address: string): boolean;
}

export function robotsRules(text: string): RobotsRules {
  const lines = text.split('\n').map((line) => /^([\w-]+):\s*(.*)$/.exec(line));
  const valuesOf = (name: string) => lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ''] : []));
  const longest = (rules: readonly string[], address: string) =>
    Math.max(-1, ...rules.filter((rule) => address.startsWith(rule)).map((rule) => rule.length));
  const allowed = valuesOf('Allow');
  const closed = valuesOf('Disallow');
  return {
    sitemaps: valuesOf('Sitemap'),
    allows: (address) => longest(allowed, address) >= longest(closed, address),
  };
}
