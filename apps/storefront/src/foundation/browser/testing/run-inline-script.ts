import { vi } from 'vitest';
import { inlineScripts } from '../__generated__/inline-scripts';

/** Runs a script of the page as the page does: its text, with what its element says (`InlineScript`). */
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
