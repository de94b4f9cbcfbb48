import type { CompiledMessage } from '#storefront/foundation/i18n/message-table.ts';
import { compileMessage } from '../codegen/messages/compile-message';

/** How a message shows a text: as written, or with its values filled in; null when it does not. */
export type Showing = 'written' | 'filled' | null;

const VALUE = /\{[#$]?\w+\}/;

/** Whether a message can show a text: one of its forms contains it, or produces it with values, as “3点” is “{n}点”. */
export function showsText(message: string, text: string): Showing {
  const wanted = folded(text);
  const forms = formsOf(compileMessage(message).compiled).map(folded);
  if (forms.some((form) => form.includes(wanted))) return 'written';
  return forms.some((form) => isFilled(form, wanted)) ? 'filled' : null;
}

/** A form whose literal parts are all in the text, with something for each value. */
function isFilled(form: string, wanted: string): boolean {
  const parts = form.split(VALUE);
  if (parts.length === 1 || !/\p{L}/u.test(parts.join(''))) return false;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`).test(
    wanted,
  );
}

function formsOf(compiled: CompiledMessage): string[] {
  return typeof compiled === 'string' ? [compiled] : Object.values(compiled[2]).flatMap(formsOf);
}

/** Normalises width, case and line ends, which readers ignore. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
