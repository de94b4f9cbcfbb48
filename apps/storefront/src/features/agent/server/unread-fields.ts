import { z } from 'zod';
import type { UcpMessage } from '../contract/ucp';

/** What an agent may give back as it was answered: these fields of a cart only inform. */
const INFORMATION: Readonly<Record<string, readonly string[]>> = {
  cart: ['ucp', 'id', 'currency', 'totals', 'quote', 'links', 'continue_url', 'messages'],
  delivery: ['available_dates', 'unavailable_dates', 'times'],
  line_items: ['id', 'totals'],
  item: ['title', 'price', 'image_url'],
};
/** The protocol's own: facts of the call itself, and hints that a shop may ignore. */
const PROTOCOL: readonly string[] = ['meta', 'context'];
/** Maximum number of reported names, and their length in characters. */
const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 40;

/**
 * Warnings about the fields of a call that are not read in it (AGENT-02, AGENT-03): an agent may take another name for ours, or ask a call
 * for what another one does. The request is carried out without them.
 * @param input as the schema read it; the schema's objects are loose, else unknown fields are gone already
 */
export function unreadFields(schema: z.ZodType, input: unknown): UcpMessage[] {
  const paths = unreadPaths(schema, input, []);
  const more = paths.length - MAX_NAMES;
  return [
    ...paths.slice(0, MAX_NAMES).map(
      (path): UcpMessage => ({
        type: 'warning',
        code: 'unknown_field',
        content: `This field is not read in this call: ${path.join('.')}`,
        // The path of the answer: its cart is the whole of it.
        path: `$.${path.slice(path[0] === 'cart' ? 1 : 0).join('.')}`.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]'),
      }),
    ),
    ...(more > 0
      ? [
          {
            type: 'warning',
            code: 'unknown_field',
            content: `${more} more fields are not read in this call`,
          } as const,
        ]
      : []),
  ];
}

function unreadPaths(schema: unknown, input: unknown, path: readonly string[]): readonly string[][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unreadPaths(schema.unwrap(), input, path);
  if (schema instanceof z.ZodArray)
    return Array.isArray(input)
      ? input.flatMap((one, at) => unreadPaths(schema.element, one, [...path, String(at)]))
      : [];
  if (!(schema instanceof z.ZodObject) || typeof input !== 'object' || input === null) return [];
  const place = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  return Object.entries(input).flatMap(([name, part]) => {
    if (PROTOCOL.includes(name)) return [];
    if (Object.hasOwn(schema.shape, name)) return unreadPaths(schema.shape[name], part, [...path, name]);
    return INFORMATION[place]?.includes(name) ? [] : [[...path, name.slice(0, MAX_NAME_LENGTH)]];
  });
}
