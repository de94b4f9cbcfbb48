// @vitest-environment happy-dom
/** @jsxRuntime automatic */
import { contrast } from '@shop/design-tokens/contrast';
import { TEXT_CONTRAST } from '@shop/design-tokens/contrast-pairs';
import { expect, test } from 'vitest';
import { CouponMail } from './CouponMail/CouponMail';
import { mailSheet } from './mail-style';
import { renderMail } from './render-mail';
import { SAMPLE_COUPON } from './stories/sample-mail';

/** The colours of the sheet for the dark, by selector. */
const dark = new Map(
  Array.from(
    mailSheet
      .split('prefers-color-scheme')
      .at(-1)
      ?.matchAll(/(\.[\w .]+) \{ [\w-]*color: (#\w{6})/g) ?? [],
    ([, selector = '', colour = '']) => [selector, colour],
  ),
);

test('[A11Y-01] in the dark each text of a mail outside its button is readable on its ground', async () => {
  const { html } = await renderMail(<CouponMail {...SAMPLE_COUPON} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const colourOf = (element: Element) =>
    [...dark].findLast(([selector]) => element.matches(selector))?.[1] ?? '#000000';
  const told = [...page.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { color, backgroundColor } = element.style;
    const ground = element.closest('.box, .ground');
    return color === '' || backgroundColor !== '' || ground === null
      ? []
      : [[element.className, contrast(colourOf(element), colourOf(ground)) >= TEXT_CONTRAST]];
  });
  expect(new Set(told.map(String))).toEqual(new Set(['ink,true', 'soft,true', 'link,true']));
});
