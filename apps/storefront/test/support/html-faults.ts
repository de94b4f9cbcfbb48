import { HtmlValidate, type MetaAttribute, StaticConfigLoader } from 'html-validate';

/** By the standard a link to an expected element may block rendering; the validator does not know that yet. */
const BLOCKING: MetaAttribute = {
  allowed: (link) =>
    /^(?:stylesheet|expect)$/.test(`${link.getAttribute('rel')}`) ? null : 'it is no stylesheet',
  list: true,
  enum: ['render'],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: ['html5', { link: { attributes: { blocking: BLOCKING } } }],
    rules: {
      // React determines the page's source formatting, which is irrelevant.
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
      // The names of both are from React and the browser.
      'attr-case': ['error', { ignoreForeign: true, style: ['lowercase', 'camelcase'] }],
      'valid-id': ['error', { relaxed: true }],
      'no-raw-characters': ['error', { relaxed: true }],
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
    },
  }),
);

/** By the standard a link with `imagesrcset` needs no URL; the validator does not support that yet. */
const PRELOADED_PICTURE = /^<link> is missing required "href" attribute$/;

/** Violations of the HTML standard in a page, as lines `rule at line:column: message`; empty when valid. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity, message }) => severity === 2 && !PRELOADED_PICTURE.test(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'nowhere'})`),
  );
}
