import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser/types.js';
import type { CompiledMessage } from '#storefront/foundation/i18n/message-table.ts';

/** Parameters of a message: `number` if it selects plural forms. */
export type ParameterKinds = ReadonlyMap<string, 'number' | 'text'>;

export interface CompiledText {
  readonly compiled: CompiledMessage;
  readonly parameters: ParameterKinds;
}

/**
 * Compiles a message in ICU syntax: plain text, `{name}`, plurals and selects, also nested. Text around a plural is copied into each of its
 * forms, so output needs one selection and one replacement.
 * @param constants parameters with fixed values, such as the shop's name: inserted here
 * @throws for invalid syntax, or formats that the shop's code handles itself (dates, formatted numbers, tags)
 */
export function compileMessage(text: string, constants: Readonly<Record<string, string>> = {}): CompiledText {
  const parameters = new Map<string, 'number' | 'text'>();

  const compile = (elements: readonly MessageFormatElement[], counted: string | null): CompiledMessage => {
    const index = elements.findIndex(({ type }) => type === TYPE.plural || type === TYPE.select);
    const choice = elements[index];
    if (choice === undefined) return elements.map((element) => plain(element, counted)).join('');
    if (choice.type !== TYPE.plural && choice.type !== TYPE.select) throw new Error('unreachable');
    const isPlural = choice.type === TYPE.plural;
    if (isPlural && (choice.pluralType !== 'cardinal' || choice.offset !== 0)) {
      throw new Error('ordinals and offsets are not supported');
    }
    if (isPlural) parameters.set(choice.value, 'number');
    else if (!parameters.has(choice.value)) parameters.set(choice.value, 'text');
    const before = elements.slice(0, index);
    const after = elements.slice(index + 1);
    // `#` is the count of its own plural: around a nested one it is expanded before the forms are joined.
    const outer = (element: MessageFormatElement): MessageFormatElement =>
      element.type === TYPE.pound && counted !== null
        ? { type: TYPE.literal, value: count(counted) }
        : element;
    const cases = Object.fromEntries(
      Object.entries(choice.options).map(([name, option]) => [
        name,
        compile(
          [...before.map(outer), ...option.value, ...after.map(outer)],
          isPlural ? choice.value : counted,
        ),
      ]),
    );
    return [isPlural ? 'plural' : 'select', choice.value, cases];
  };

  const plain = (element: MessageFormatElement, counted: string | null): string => {
    switch (element.type) {
      case TYPE.literal:
        if (/[{}]/.test(element.value) && !/^\{#\w+\}$/.test(element.value)) {
          throw new Error('escaped braces are not supported');
        }
        return element.value;
      case TYPE.argument: {
        const constant = constants[element.value];
        if (constant !== undefined) return constant;
        if (!parameters.has(element.value)) parameters.set(element.value, 'text');
        return `{${element.value}}`;
      }
      case TYPE.pound:
        if (counted === null) throw new Error('# is used outside of a plural');
        return count(counted);
      default:
        throw new Error('dates, times, formatted numbers and tags are not supported: pass them as text');
    }
  };

  return { compiled: compile(parse(text), null), parameters };
}

/** The placeholder of a count, formatted for the language. */
function count(name: string): string {
  return `{#${name}}`;
}
