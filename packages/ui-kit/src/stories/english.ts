import type { ComponentType } from 'react';

/** Language of a story's samples. */
export type SampleLanguage = 'ja' | 'en';

/**
 * `parameters` of a story with the tag `en`: its English texts, which replace the args of the same name.
 * @param _component whose props they are
 */
export function english<Props>(_component: ComponentType<Props>, texts: NoInfer<Partial<Props>>) {
  return { english: texts };
}

/** A text of a decorator or `render` in the story's language. */
export function inLanguage(
  { globals }: { globals: Record<string, unknown> },
  japanese: string,
  inEnglish: string,
): string {
  return globals['locale'] === 'en' ? inEnglish : japanese;
}
