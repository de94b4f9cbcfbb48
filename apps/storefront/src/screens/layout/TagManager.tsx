import { TAG_MANAGER_START } from '../../contracts/tag-manager-start';

/** A shop's own tag manager (ANA-01), only where one is set: it reads `window.dataLayer`. */
export function TagManager({ scriptUrl }: { scriptUrl: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, a constant */}
      <script dangerouslySetInnerHTML={{ __html: TAG_MANAGER_START }} />
      <script async src={scriptUrl} />
    </>
  );
}
