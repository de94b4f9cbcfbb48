import type { Preview } from '@storybook/react-vite';
import '../src/css/global.css.ts';

/** The visual run looks with axe itself; two runs of it at once disturb each other. */
const lookedAtByVisualRun = new URLSearchParams(location.search).has('visual');

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: lookedAtByVisualRun ? 'off' : 'todo' },
    viewport: {
      options: {
        phone: { name: 'Phone 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Primitives', 'Commerce'] } },
  },
  globalTypes: {
    locale: {
      description: 'Language of the page: decides line breaks and hyphenation',
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
  },
  initialGlobals: { locale: 'ja' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = String(globals.locale);
      return <Story />;
    },
  ],
};

export default preview;
