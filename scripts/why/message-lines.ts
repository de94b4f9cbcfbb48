/** A message in its file. */
export interface MessageLine {
  /** Its path in the file, such as `cart.title`. */
  readonly key: string;
  readonly message: string;
  /** Position in the file's text, from 0. */
  readonly at: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}:,]/g;

/** The messages of a message file with positions: JSON of texts, nested or flat. */
export function messageLines(json: string): MessageLine[] {
  const lines: MessageLine[] = [];
  const path: string[] = [];
  let name = '';
  let isValue = false;
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (token === '{') {
      if (isValue) path.push(name);
      isValue = false;
    } else if (token === '}') {
      path.pop();
    } else if (token === ':') {
      isValue = true;
    } else if (token === ',') {
      isValue = false;
    } else {
      const text: unknown = JSON.parse(token);
      if (typeof text !== 'string') continue;
      if (isValue) lines.push({ key: [...path, name].join('.'), message: text, at: index });
      else name = text;
    }
  }
  return lines;
}
