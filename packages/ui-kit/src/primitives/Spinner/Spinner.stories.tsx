import preview from '#.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

export const Standard = meta.story();
