import preview from '#.storybook/preview.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({
  title: 'Primitives/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: '読み込んでいます' },
});

export const Standard = meta.story();
