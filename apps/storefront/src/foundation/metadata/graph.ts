/** One thing that structured data tells of, as schema.org describes it; `@id` names it to others of the same page. */
export type GraphNode = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Another thing of the same page. */
export function reference(id: string) {
  return { '@id': id };
}
