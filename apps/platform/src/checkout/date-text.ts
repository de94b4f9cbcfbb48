import type { Language } from './words.ts';

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** A day that a shop sent as `2026-12-07`, as a shopper reads it; a text that is no day stands as it was sent. */
export function dateText(sent: string, language: Language): string {
  const day = new Date(`${sent}T00:00:00Z`);
  if (!WRITTEN.test(sent) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== sent) {
    return sent;
  }
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'ja-JP', { ...options, timeZone: 'UTC' }).format(
      day,
    );
  // Put together here: the comma of the English form comes and goes with the version of Node's data.
  return language === 'EN'
    ? `${part({ weekday: 'long' })}, ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`
    : `${part({ day: 'numeric', month: 'long', year: 'numeric' })}(${part({ weekday: 'short' })})`;
}
