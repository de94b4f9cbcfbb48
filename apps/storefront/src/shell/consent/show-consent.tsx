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

/** Removes the open banner; undefined if there is none. */
let close: (() => void) | undefined;

/**
 * Asks for consent to measuring (ANA-04), in a non-modal banner, and applies the choice.
 * @param opener the button that reopened the banner: it gets the focus back
 */
export function showConsent(messages: MessageTable<'consent'>, opener?: HTMLElement): void {
  const m = bindMessages(messages);
  close?.();
  const place = document.createElement('div');
  // Its style sheet may arrive after its code: until then it takes no space and is invisible.
  Object.assign(place.style, { position: 'fixed', visibility: 'hidden' });
  // After the link past the header: keyboard users reach it before the page.
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
    // Its own fixed position would keep the banner below raised elements.
    Object.assign(place.style, { position: '', visibility: '' });
    draw(opener !== undefined);
  };
  requestAnimationFrame(reveal);
}
