import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/css/global.css.ts';
import { DocsPage } from './DocsPage.tsx';
import { SAMPLE_DAY } from './sample-day.ts';

// On a busy machine an effect that sets the focus runs later than the default second.
configure({ asyncUtilTimeout: 10_000 });

/** The visual run executes axe itself; two concurrent axe runs interfere. It also has its own fixed clock. */
const lookedAtByVisualRun = new URLSearchParams(location.search).has('visual');

/** Every story renders on the same day, whatever the current date. The clock keeps running for the stories' timers. */
if (!lookedAtByVisualRun) {
  const RealDate = Date;
  const ahead = RealDate.parse(SAMPLE_DAY) - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, values) =>
      Reflect.construct(real, values.length > 0 ? values : [RealDate.now() + ahead]),
    get: (real, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(real, name)),
  });
}

const WIDTHS = {
  phone: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const;

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsPage },
    a11y: { test: lookedAtByVisualRun ? 'off' : 'todo' },
    viewport: { options: WIDTHS },
    options: { storySort: { order: ['Tokens', 'Primitives', 'Commerce', 'Mails'] } },
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: {
        phone: { viewport: { width: 360 } },
        tablet: { viewport: { width: 768 } },
        desktop: { viewport: { width: 1280 } },
        english: { viewport: { width: 360 }, locale: 'en' },
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language of the page and, where a story has them, of its words',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: [
          { value: 'ja', title: '日本語' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    browser: {
      description: "Where the page is open: a browser, or the app's own",
      toolbar: {
        title: 'Browser',
        icon: 'browser',
        items: [
          { value: 'web', title: 'Web browser' },
          { value: 'app', title: 'In the app' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'ja', browser: 'web' },
  decorators: [
    (Story, { globals, parameters, args }) => {
      document.documentElement.lang = String(globals['locale']);
      const english = globals['locale'] === 'en' ? parameters['english'] : undefined;
      const inApp = globals['browser'] === 'app' ? parameters['inApp'] : undefined;
      return english || inApp ? <Story args={{ ...args, ...english, ...inApp }} /> : <Story />;
    },
  ],
});
