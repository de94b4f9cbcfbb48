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

/**
 * Whether something is an error of a class, told by its name. Next loads a module once per bundle, so a class of errors exists several
 * times in a process, and an error that crosses bundles is no instance of the class that the other one knows. Every class of errors that may
 * cross says so in `Symbol.hasInstance`.
 */
export function hasErrorName(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name;
}
