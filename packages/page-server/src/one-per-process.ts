/** A singleton of the process. Next loads a module once per bundle, so state shared between pages and endpoints is on the global object. */
export function onePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const holder = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`shop.${name}`);
  holder[key] ??= make();
  return holder[key] as Thing;
}

/**
 * Whether a value is an error of a class, by its name. Next loads a module once per bundle, so an error class exists several times in a
 * process. An error from another bundle is therefore no instance of the local class. Every error class that may cross bundles implements
 * `Symbol.hasInstance` with this.
 */
export function hasErrorName(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name;
}
