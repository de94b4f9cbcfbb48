const JST_MS = 9 * 60 * 60 * 1000;

/** A time in webhook form: whole seconds, in the shop's time zone. */
export function webhookTime(moment: Date): string {
  return `${new Date(moment.getTime() + JST_MS).toISOString().slice(0, 19)}+09:00`;
}
