/** @jsxRuntime automatic */
import type { WordKey, Words } from '../words.ts';

interface NoticePageProps {
  readonly words: Words;
  readonly lead: WordKey;
  readonly href: string;
  readonly action: WordKey;
}

/** One message and one link. */
export function NoticePage({ words, lead, href, action }: NoticePageProps) {
  return (
    <>
      <p>{words(lead)}</p>
      <div className="actions">
        <a className="primary" href={href}>
          {words(action)}
        </a>
      </div>
    </>
  );
}
