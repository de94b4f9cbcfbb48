import type { Meta, StoryObj } from '@storybook/react-vite';
import { WholePieces } from './WholePieces.tsx';

const meta = {
  title: 'Primitives/WholePieces',
  component: WholePieces,
  args: { children: '送料は一律800円(税込)。北海道・沖縄・離島は2,000円(税込)です。' },
  decorators: [(Story) => <p style={{ width: 200 }}>{Story()}</p>],
} satisfies Meta<typeof WholePieces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount with its tax note wraps to the next line as a whole. */
export const Amounts: Story = {};
/** The same for a range with its unit. */
export const Range: Story = { args: { children: '大きさの目安は、鉢を含む高さで約15〜20cmです。' } };
