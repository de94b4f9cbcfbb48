import ja from '../../messages/ja.json' with { type: 'json' };

/** The shop's Japanese words, so that a change of wording never breaks a test and a missing word always does. */
export const words = ja;

/** Words with their values filled in. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}
