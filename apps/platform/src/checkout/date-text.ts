import type { Language } from './words.ts';

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a day sent as `2026-12-07` for shoppers; other text is returned unchanged. */
export function dateText(sent: string, language: Language): string {
  const day = new Date(`${sent}T00:00:00Z`);
  if (!WRITTEN.test(sent) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== sent) {
    return sent;
  }
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : 'ja-JP', { ...options, timeZone: 'UTC' }).format(
      day,
    );
  // Formatted by hand: the comma of the English form depends on Node's ICU version.
  return language === 'EN'
    ? `${part({ weekday: 'long' })}, ${part({ day: 'numeric', month: 'long', year: 'numeric' })}`
    : `${part({ day: 'numeric', month: 'long', year: 'numeric' })}(${part({ weekday: 'short' })})`;
}
