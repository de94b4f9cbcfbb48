/** A singleton of the process. Next loads a module once per bundle, so state shared between pages and endpoints is on the global object. */
export function onePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const holder = globalThis as { [key: symbol]: unknown };
  const key = Symbol.for(`shop.${name}`);
  holder[key] ??= make();
  return holder[key] as Thing;
}

/**
 * A base of errors that are recognized by their name. Next loads a module once per bundle, so an error class exists several times in a
 * process, and an error from another bundle is no instance of the local class. Every error class that may cross bundles extends this.
 */
export function errorNamed<Name extends string>(name: Name) {
  return class extends Error {
    override readonly name = name;

    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Error && value.name === name;
    }
  };
}
