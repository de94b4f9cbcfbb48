// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { CartSummary } from '../commerce/cart/CartSummary/CartSummary.tsx';
import { CartTitle } from '../commerce/cart/CartTitle/CartTitle.tsx';
import { MenuTags } from '../commerce/navigation/MenuTags/MenuTags.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx';
import { Chips } from '../primitives/Chips/Chips.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { check } from '../primitives/Icon/icon-shapes.ts';
import { LightDialog } from '../primitives/LightDialog/LightDialog.tsx';
import { Link } from '../primitives/Link/Link.tsx';
import { Price } from '../primitives/Price/Price.tsx';
import { QuantityStepper } from '../primitives/QuantityStepper/QuantityStepper.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { type Mounted, mount } from './mount.ts';
import { translatePage } from './translate-page.ts';

let mounted: Mounted | undefined;

beforeAll(translatePage);
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
});

const noop = () => undefined;
const summary = (rows: Parameters<typeof CartSummary>[0]['rows'], total: number) => (
  <CartSummary rows={rows} total={{ label: '合計', amount: total }}>
    <Button>購入手続きへ進む</Button>
  </CartSummary>
);

/** Each component before and after a change, and its text afterwards. */
const CHANGES = {
  'a button begins to wait': {
    before: <Button>進む</Button>,
    after: <Button loading>進む</Button>,
    says: '進む',
  },
  'a button stops waiting': {
    before: <Button loading>進む</Button>,
    after: <Button>進む</Button>,
    says: '進む',
  },
  'a button with an icon waits': {
    before: <Button icon={check}>進む</Button>,
    after: (
      <Button icon={check} loading>
        進む
      </Button>
    ),
    says: '進む',
  },
  'a button says something else': {
    before: <Button>進む</Button>,
    after: <Button>戻る</Button>,
    says: '戻る',
  },
  'a link gets an icon': {
    before: <Button href="/cart">カート</Button>,
    after: (
      <Button href="/cart" icon={check}>
        カート
      </Button>
    ),
    says: 'カート',
  },
  'a link becomes one that leads on': {
    before: <Link href="/">一覧</Link>,
    after: (
      <Link href="/" variant="more">
        一覧
      </Link>
    ),
    says: '一覧',
  },
  'a dialog of an add is answered': {
    before: (
      <LightDialog
        onClose={noop}
        closeLabel="閉じる"
        title={
          <>
            <i />
            <span>追加しています</span>
          </>
        }
      >
        <p>アイビー</p>
      </LightDialog>
    ),
    after: (
      <LightDialog onClose={noop} closeLabel="閉じる" title="追加しました" icon={check}>
        <p>アイビー</p>
      </LightDialog>
    ),
    says: '追加しましたアイビー',
  },
  'a checkbox gets a hint': {
    before: <Checkbox label="eギフト" />,
    after: <Checkbox label="eギフト" hint="メールで" />,
    says: 'eギフトメールで',
  },
  'a chip can be taken off': {
    before: <Chips items={[{ href: '/', label: '在庫あり' }]} />,
    after: <Chips items={[{ href: '/', label: '在庫あり', removeLabel: '外す' }]} />,
    says: '在庫あり',
  },
  'a field becomes a required one': {
    before: <TextField label="氏名" />,
    after: <TextField label="氏名" mark="必須" error="ご入力ください" />,
    says: '氏名必須ご入力ください',
  },
  'a title gets its count': {
    before: <CartTitle>カート</CartTitle>,
    after: <CartTitle count="2点">カート</CartTitle>,
    says: 'カート2点',
  },
  'a tag gets its number': {
    before: <MenuTags groups={[{ title: '場所', items: [{ href: '/', label: '玄関' }] }]} />,
    after: <MenuTags groups={[{ title: '場所', items: [{ href: '/', label: '玄関', count: 12 }] }]} />,
    says: '場所玄関12',
  },
  'a sum changes': {
    before: summary([{ label: '小計', amount: 1280 }], 2080),
    after: summary(
      [
        { label: '小計', note: '税込', amount: 2560 },
        { label: '割引', amount: 256, kind: 'discount' },
      ],
      3104,
    ),
    says: '小計 税込¥2,560割引 −¥256合計¥3,104購入手続きへ進む',
  },
  'a sum stops being taken off': {
    before: summary([{ label: '割引', amount: 256, kind: 'discount' }], 3104),
    after: summary([{ label: '割引', amount: 0 }], 3360),
    says: '割引 ¥0合計¥3,360購入手続きへ進む',
  },
  'a price goes on sale': {
    before: <Price amount={1280} from="{price}から" taxNote="税込" />,
    after: <Price amount={980} compareAt={1280} saleLabel="セール" wasLabel="通常" taxNote="税込" />,
    says: 'セール¥980税込通常¥1,280',
  },
  'a quantity changes': {
    before: (
      <QuantityStepper
        label="数量"
        decreaseLabel="減らす"
        increaseLabel="増やす"
        value={1}
        max={9}
        onStep={noop}
      />
    ),
    after: (
      <QuantityStepper
        label="数量"
        decreaseLabel="減らす"
        increaseLabel="増やす"
        value={2}
        max={9}
        onStep={noop}
      />
    ),
    says: '2',
  },
} as const;

test.each(Object.entries(CHANGES))(
  '[TRANS-01] on a translated page: %s',
  async (_, { before, after, says }) => {
    mounted = mount(before);
    await translated();
    mounted.rerender(after);
    await translated();
    expect(mounted.root.textContent).toBe(says);
  },
);

test('[TRANS-01] on a translated page a dialog gets its icon', async () => {
  const dialog = (icon?: string) => (
    <Dialog onClose={noop} closeLabel="閉じる" title="クーポン" {...(icon && { icon })}>
      <p>10%</p>
    </Dialog>
  );
  mounted = mount(dialog());
  await translated();
  mounted.rerender(dialog(check));
  expect(document.querySelector('[role="dialog"]')?.textContent).toBe('クーポン10%');
});

test('[TRANS-01] a translator ignores money and quantities, and translates the text beside them', async () => {
  mounted = mount(
    <>
      {summary([{ label: '割引', amount: 256, kind: 'discount' }], 3104)}
      <Price amount={1280} compareAt={1580} from="{price}から" taxNote="税込" />
      <CartTitle count="2点">カート</CartTitle>
      <QuantityStepper
        label="数量"
        decreaseLabel="減らす"
        increaseLabel="増やす"
        value={3}
        max={9}
        onStep={noop}
      />
    </>,
  );
  await translated();
  const words = [...mounted.root.querySelectorAll('font > font')].map((font) => font.textContent);
  expect(words).toEqual(['割引', '合計', '購入手続きへ進む', '税込', 'カート']);
});

/** The observer has processed the changes. */
async function translated(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
