// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { attributeCookieValues } from '#features/cart/browser/cart-creation-fields.ts';
import { analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { writeCookie } from '#foundation/cookies/browser-cookies.ts';
import { storeCampaign } from './store-campaign';

beforeEach(() => {
  writeCookie(analyticsConsentCookie, null);
  storeCampaign('?utm_source=');
});

test('[ANA-02] a landing URL sets the cookies that are added to the cart', () => {
  storeCampaign('?utm_source=mail&utm_campaign=%E6%98%A5&x=1');
  expect(attributeCookieValues()).toEqual({ utm_source: 'mail', utm_campaign: '春' });
});

test('[ANA-02] the next campaign replaces the previous one, an empty one removes it', () => {
  storeCampaign('?utm_source=mail&utm_campaign=spring');
  storeCampaign('?utm_source=line');
  expect(attributeCookieValues()).toEqual({ utm_source: 'line' });
  storeCampaign('?utm_source=');
  expect(attributeCookieValues()).toEqual({});
});

test('[ANA-02] a URL without a campaign changes nothing', () => {
  storeCampaign('?utm_source=mail');
  storeCampaign('?p=2');
  expect(attributeCookieValues()).toEqual({ utm_source: 'mail' });
});

test('[ANA-02, ANA-04] after declining no campaign cookies are set; before a choice and after accepting they are', () => {
  writeCookie(analyticsConsentCookie, 'denied');
  storeCampaign('?utm_source=mail');
  expect(attributeCookieValues()).toEqual({});
  writeCookie(analyticsConsentCookie, 'granted');
  storeCampaign('?utm_source=mail');
  expect(attributeCookieValues()).toEqual({ utm_source: 'mail' });
});
