import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { tokensUsedPlugin } from './tokens-used-plugin.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Builds and runs offline: no telemetry, no update checks, fonts from npm. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../mails/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: [
    { from: '../../../node_modules/@expo-google-fonts/noto-sans-jp/400Regular', to: '/fonts' },
    { from: '../../../node_modules/@expo-google-fonts/noto-sans-jp/700Bold', to: '/fonts' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), tokensUsedPlugin(source)],
  }),
};

export default config;
