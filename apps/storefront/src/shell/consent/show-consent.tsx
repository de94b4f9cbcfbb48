'use client';

import { ConsentBanner } from '@shop/ui-kit/commerce/consent/ConsentBanner';
import { createRoot } from 'react-dom/client';
import { stopTagManager } from '#features/analytics/browser/tag-manager.ts';
import { pageBrand } from '#foundation/browser/page-brand.ts';
import { type AnalyticsConsent, analyticsConsentCookie } from '#foundation/cookies/analytics-consent.ts';
import { readCookie } from '#foundation/cookies/browser-cookies.ts';
import { keepAnalyticsConsent } from '#foundation/cookies/keep-analytics-consent.ts';
import { bindMessages } from '#foundation/i18n/bind-messages.ts';
import type { MessageTable } from '#foundation/i18n/message-table.ts';
import { startMeasuring } from './start-measuring';

/** Takes the banner that is shown away; undefined where none is. */
let close: (() => void) | undefined;

/**
 * Asks whether the shopper may be measured (ANA-04), over the page and not instead of it, and does what they choose.
 * @param opener what was pressed to be asked anew: it has the focus again afterwards
 */
export function showConsent(messages: MessageTable<'consent'>, opener?: HTMLElement): void {
  const m = bindMessages(messages);
  close?.();
  const place = document.createElement('div');
  // Its style sheet may come after its code: until then it takes no room and is not seen.
  Object.assign(place.style, { position: 'fixed', visibility: 'hidden' });
  // After the link past the header: whoever goes by keyboard meets it before the page.
  document.querySelector('header')?.before(place);
  const root = createRoot(place);
  close = () => {
    root.unmount();
    place.remove();
    close = undefined;
  };
  const choose = (choice: AnalyticsConsent) => {
    keepAnalyticsConsent(choice);
    close?.();
    opener?.focus();
    if (choice === 'granted') startMeasuring();
    else stopTagManager();
  };
  const { privacy } = pageBrand();
  const isGranted = readCookie(analyticsConsentCookie) === 'granted';
  const draw = (takesFocus: boolean) =>
    root.render(
      <ConsentBanner
        title={m.consent.title}
        {...(privacy !== null && { privacy: { href: privacy, label: m.footer.privacy } })}
        allowLabel={m.consent.allow}
        refuseLabel={m.consent.refuse}
        takesFocus={takesFocus}
        onChoose={(isAllowed) => choose(isAllowed ? 'granted' : 'denied')}
      >
        {isGranted ? m.consent.textGranted : m.consent.text}
      </ConsentBanner>,
    );
  draw(false);
  const reveal = () => {
    if (!place.isConnected) return;
    const region = place.firstElementChild;
    if (region === null || getComputedStyle(region).position !== 'fixed') {
      requestAnimationFrame(reveal);
      return;
    }
    // Fixed itself it would hold the banner below what is raised on the page.
    Object.assign(place.style, { position: '', visibility: '' });
    draw(opener !== undefined);
  };
  requestAnimationFrame(reveal);
}
