const JST_MS = 9 * 60 * 60 * 1000;

/** A moment as webhooks write it: whole seconds, in the zone of the shop. */
export function webhookTime(moment: Date): string {
  return `${new Date(moment.getTime() + JST_MS).toISOString().slice(0, 19)}+09:00`;
}
