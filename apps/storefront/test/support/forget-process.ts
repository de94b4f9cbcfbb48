/** Removes what `onePerProcess` holds: the next caller makes its own. Modules that hold a singleton themselves keep it. */
export function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(key)?.startsWith('shop.')) Reflect.deleteProperty(globalThis, key);
  }
}
