import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShowIn } from './ShowIn.tsx';

const meta = {
  title: 'Primitives/ShowIn',
  component: ShowIn,
  args: { browser: 'web', children: '' },
  render: () => (
    <>
      <ShowIn browser="web">アプリの外だけに</ShowIn>
      <ShowIn browser="app">アプリの中だけに</ShowIn>
    </>
  ),
} satisfies Meta<typeof ShowIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Web: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('アプリの外だけに')).toBeVisible();
    await expect(canvas.getByText('アプリの中だけに')).not.toBeVisible();
  },
};
export const App: Story = {
  beforeEach: () => {
    document.documentElement.dataset.appBrowser = '';
    return () => {
      delete document.documentElement.dataset.appBrowser;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('アプリの外だけに')).not.toBeVisible();
    await expect(canvas.getByText('アプリの中だけに')).toBeVisible();
  },
};
/** The parts of the cart's page before its code has come: an empty cart, and one that has yet to be read. */
export const Cart: Story = {
  render: () => (
    <>
      <ShowIn browser="emptyCart">カートに商品がありません</ShowIn>
      <ShowIn browser="filledCart">カートを読み込んでいます</ShowIn>
      <ShowIn browser="knownCart">おすすめの商品</ShowIn>
    </>
  ),
  beforeEach: () => {
    document.documentElement.dataset.cart = 'empty';
    return () => {
      delete document.documentElement.dataset.cart;
    };
  },
  play: async ({ canvas }) => {
    const expectShown = async (empty: boolean, filled: boolean, known: boolean) => {
      for (const [text, isShown] of [
        ['カートに商品がありません', empty],
        ['カートを読み込んでいます', filled],
        ['おすすめの商品', known],
      ] as const) {
        const part = expect(canvas.getByText(text));
        await (isShown ? part.toBeVisible() : part.not.toBeVisible());
      }
    };
    document.documentElement.dataset.cart = 'filled';
    await expectShown(false, true, false);
    delete document.documentElement.dataset.cart;
    await expectShown(false, true, true);
    document.documentElement.dataset.cart = 'empty';
    await expectShown(true, false, true);
  },
};
