/**
 * Loaded before a process of the shop (`node --import`): its clock runs, but on the day of the pictures, so that years, campaigns and delivery
 * days are the same whenever they are taken. CLOCK_SHIFT_MS says by how many milliseconds.
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
