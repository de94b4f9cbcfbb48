import { readOptions } from '../../apps/storefront/commands/read-options.mjs';

/** Command line options. */
export interface VisualOptions {
  /** Accept: write new or differing screenshots, delete those without a shot. */
  update: boolean;
  /** Only shots whose id contains one of these. */
  only: readonly string[];
  /** Number of parallel pages. */
  pages: number;
  /** The short form. */
  sample: boolean;
}

/**
 * Reads `--update`, `--only TEXT` (several with commas), `--pages N` and `--sample`.
 * @param usage the command line
 * @throws Error for `--update` with another browser than the pinned one
 */
export function visualOptions(usage: string): VisualOptions {
  const { values } = readOptions(
    { usage, about: 'Takes pictures and compares them with the committed ones; writes a report.' },
    {
      update: { type: 'boolean', default: false, about: 'accept: write the pictures that are new or differ' },
      only: { type: 'string', default: '', about: 'only those whose id contains this; several with commas' },
      pages: { type: 'string', value: 'N', default: '2', about: 'looked at at the same time (2)' },
      sample: { type: 'boolean', default: false, about: 'the short form, as in npm test' },
    },
  );
  if (values.update && process.env['CHROMIUM_PATH']) {
    throw new Error('CHROMIUM_PATH is for manual use: baselines are created by the pinned browser');
  }
  return {
    update: values.update,
    only: values.only.split(','),
    pages: Number(values.pages),
    sample: values.sample,
  };
}
