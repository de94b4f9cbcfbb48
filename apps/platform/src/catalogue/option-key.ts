/** Under which name a product's translations keep an option's name, or one of its values. */
export function optionKey(name: string, value?: string): string {
  return value === undefined ? `options.${name}` : `options.${name}.${value}`;
}
