import { Fragment } from 'react';

/**
 * Allowed break points: after a middle dot, a bracketed remark, or a name that forms one word with オリジナル; and before a long katakana
 * word after hiragana or kanji, which browsers treat as one phrase: あんしん|プレミアムサポート, 水城|グリーンファーム.
 */
const PAUSE = /[・】]|[ァ-ヶー]+(?=オリジナル)|[ぁ-ん一-龠々](?=[ァ-ヶー]{4})/g;

/**
 * A Japanese name that may break at natural pauses. Its text stays unchanged for copying and screen readers. A piece is one text with its
 * pause: React separates adjacent texts by comments, and menus have dozens of names (ADR 176).
 */
export function BreakableTitle({ children }: { children: string }) {
  return children
    .replace(PAUSE, '$&\0')
    .split('\0')
    .map((text, place) =>
      place ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        <Fragment key={place}>
          <wbr />
          {text}
        </Fragment>
      ) : (
        text
      ),
    );
}
