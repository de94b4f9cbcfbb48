import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreakableTitle } from './BreakableTitle.tsx';

const meta = {
  title: 'Primitives/BreakableTitle',
  component: BreakableTitle,
  args: { children: 'フィロデンドロン・セローム・スーパーアトム' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 150 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BreakableTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
/** After a remark in brackets. */
export const Remark: Story = { args: { children: '【ギフト限定】植物eギフト ミニ観葉コース' } };
/** After the shop's name. */
export const ShopName: Story = {
  args: { children: 'コモレノオリジナル' },
  decorators: [(Story) => <div style={{ width: 100, wordBreak: 'auto-phrase' }}>{Story()}</div>],
};
export const Short: Story = { args: { children: '苔' } };
