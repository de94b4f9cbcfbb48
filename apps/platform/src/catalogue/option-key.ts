/** Key of an option's name, or of one of its values, in a product's translations. */
export function optionKey(name: string, value?: string): string {
  return value === undefined ? `options.${name}` : `options.${name}.${value}`;
}
