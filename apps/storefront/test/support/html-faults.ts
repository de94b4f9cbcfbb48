import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      // How the page's source looks is React's doing, and nobody reads it.
      'no-trailing-whitespace': 'off',
      'attr-quotes': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'off',
      'element-required-attributes': 'error',
      'no-implicit-button-type': 'off',
      'script-type': 'off',
      'require-sri': 'off',
      // React writes `hidden=""`, `async=""`: the same as without a value.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The names of both are React's and the browser's.
      'attr-case': ['error', { ignoreForeign: true, style: ['lowercase', 'camelcase'] }],
      'valid-id': ['error', { relaxed: true }],
      'no-raw-characters': ['error', { relaxed: true }],
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
    },
  }),
);

/** A link that names its pictures by `imagesrcset` needs no address by the standard; the validator does not know that yet. */
const PRELOADED_PICTURE = /^<link> is missing required "href" attribute$/;

/** What is wrong with a page's HTML by the standard, as lines `rule at line:column: message`; empty when it is valid. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity, message }) => severity === 2 && !PRELOADED_PICTURE.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'nowhere'})`),
  );
}
