import { vi } from 'vitest';
import { inlineScripts } from '../__generated__/inline-scripts';

/** Runs an inline script as the page does: its text, with its element's data (`InlineScript`). */
export function runInlineScript(name: keyof typeof inlineScripts, data: Record<string, string> = {}): void {
  const element = document.createElement('script');
  Object.assign(element.dataset, data);
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  try {
    new Function(inlineScripts[name])();
  } finally {
    current.mockRestore();
  }
}
