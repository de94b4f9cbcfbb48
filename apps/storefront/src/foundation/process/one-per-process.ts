/**
 * A thing that lives once in the process. Next loads a module once per bundle, so what has to be shared between pages and
 * endpoints hangs on the global object.
 */
export function onePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const holder = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`shop.${name}`);
  holder[key] ??= make();
  return holder[key] as Thing;
}
