/**
 * Preloaded into a shop process (`node --import`). Its clock runs, but on the date of the screenshots, so years, campaigns and delivery
 * days are the same at any time. CLOCK_SHIFT_MS is the shift in milliseconds.
 */
const shift = Number(process.env['CLOCK_SHIFT_MS']);
if (!Number.isSafeInteger(shift)) throw new Error('CLOCK_SHIFT_MS must be a whole number of milliseconds');
const { now } = Date;
const shifted = () => now() + shift;

globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [shifted()] : values, made),
  apply: (target) => new target(shifted()).toString(),
});
Date.now = shifted;
