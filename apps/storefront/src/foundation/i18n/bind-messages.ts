import type { MessagePart, Messages } from './__generated__/messages';
import type { Locale } from './locale';
import type { CompiledMessage, CompiledMessages, MessageTable } from './message-table';

type Values = Readonly<Record<string, string | number>>;

const bound = new WeakMap<object, Messages>();

/**
 * Compiled messages in the form that components use: `m.cart.title`, `m.cart.couponApplied({ code })`. A part's table contains
 * only its own messages; the generator ensures that they suffice.
 */
export function bindMessages(table: MessageTable<MessagePart>): Messages {
  let messages = bound.get(table);
  if (messages === undefined) {
    const { locale } = table;
    // The types are generated from the same catalogue as the table.
    messages = { ...bind(table, locale), locale } as unknown as Messages;
    bound.set(table, messages);
  }
  return messages;
}

function bind(tree: CompiledMessages, locale: Locale): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => {
      if (isMessage(entry)) {
        const isConstant = typeof entry === 'string' && !/\{#?\w/.test(entry);
        return [name, isConstant ? entry : (values: Values) => say(entry, values, locale)];
      }
      return [name, bind(entry, locale)];
    }),
  );
}

/** Whether an entry is a message; otherwise it holds further ones. */
export function isMessage(entry: CompiledMessage | CompiledMessages): entry is CompiledMessage {
  return typeof entry === 'string' || Array.isArray(entry);
}

function say(message: CompiledMessage, values: Values, locale: Locale): string {
  if (typeof message !== 'string') {
    const [by, name, cases] = message;
    const value = values[name];
    const form =
      cases[by === 'plural' ? `=${value}` : `${value}`] ??
      (by === 'plural' ? cases[new Intl.PluralRules(locale).select(Number(value))] : undefined);
    return say(form ?? cases['other'] ?? '', values, locale);
  }
  return message.replace(/\{(#?)(\w+)\}/g, (_, count, name) =>
    count ? Number(values[name]).toLocaleString(locale) : String(values[name]),
  );
}
