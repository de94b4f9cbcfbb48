// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { attributeCookieValues } from '../cart/cart-companions';
import { keepCampaign } from './keep-campaign';

beforeEach(() => {
  keepCampaign('?utm_source=');
});

test('[ANA-02] a landing address sets the cookies that go along with the cart', () => {
  keepCampaign('?utm_source=mail&utm_campaign=%E6%98%A5&x=1');
  expect(attributeCookieValues()).toEqual({ utm_source: 'mail', utm_campaign: '春' });
});

test('[ANA-02] the next campaign takes the place of the one before, an empty one removes it', () => {
  keepCampaign('?utm_source=mail&utm_campaign=spring');
  keepCampaign('?utm_source=line');
  expect(attributeCookieValues()).toEqual({ utm_source: 'line' });
  keepCampaign('?utm_source=');
  expect(attributeCookieValues()).toEqual({});
});

test('[ANA-02] an address without a campaign changes nothing', () => {
  keepCampaign('?utm_source=mail');
  keepCampaign('?p=2');
  expect(attributeCookieValues()).toEqual({ utm_source: 'mail' });
});
