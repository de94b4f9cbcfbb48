import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { heart, help, user } from '#primitives/Icon/icon-shapes.ts';
import { english } from '#stories/english.ts';
import { leafMark } from '#stories/leaf-mark.ts';
import { placePicture } from '#stories/place-picture.ts';
import { plantPicture } from '#stories/plant-picture.ts';
import { sampleFarms, sampleMenu, sampleWords } from '#stories/sample-menu.ts';
import { sampleTagGroups } from '#stories/sample-tag-groups.ts';
import { Logo } from '../Logo/Logo.tsx';
import { SideMenuGroup } from '../SideMenuGroup/SideMenuGroup.tsx';
import { SideMenuLink } from '../SideMenuLink/SideMenuLink.tsx';
import { SideMenuLinks } from '../SideMenuLinks/SideMenuLinks.tsx';
import { SideMenuRow } from '../SideMenuRow/SideMenuRow.tsx';
import { SideMenuShortcuts } from '../SideMenuShortcuts/SideMenuShortcuts.tsx';
import { SideMenuTags } from '../SideMenuTags/SideMenuTags.tsx';
import { SideMenu } from './SideMenu.tsx';

const content = (isTold: boolean) => {
  const told = <Value,>(value: Value) => (isTold ? value : undefined);
  const items = isTold ? sampleMenu(8) : sampleWords(sampleMenu(8));
  return (
    <>
      <SideMenuShortcuts
        items={[
          { href: '#ranking', label: 'ランキング' },
          { href: '#new', label: '新入荷' },
          { href: '#sale', label: 'SALE', tone: 'sale' },
        ]}
      />
      <SideMenuGroup
        label="カテゴリーから探す"
        line="観葉植物、多肉植物など8種類"
        picture={told(plantPicture(''))}
        layout="pictures"
        items={items}
        more={{ href: '#all', label: 'すべて見る' }}
      />
      <SideMenuGroup
        label="タグから探す"
        line="置き場所、日当たり、育てやすさ"
        picture={told(plantPicture('', 'upright'))}
        items={sampleWords(sampleMenu(4))}
      >
        {isTold && <SideMenuTags groups={sampleTagGroups().slice(0, 3)} />}
      </SideMenuGroup>
      <SideMenuGroup
        label="生産者"
        line="全国8の農園と工房"
        picture={told(placePicture(''))}
        layout="farms"
        items={isTold ? sampleFarms(8) : sampleWords(sampleFarms(8))}
      />
      <SideMenuRow
        href="#gift"
        label="植物ギフト"
        line="ラッピング、立て札"
        picture={told(placePicture(''))}
      />
      <SideMenuLinks>
        <SideMenuLink href="#account" label="マイページ" icon={user} />
        <SideMenuLink href="#support" label="サポート" icon={help} />
        <SideMenuLink href="#favourites" label="お気に入り" icon={heart} />
        <SideMenuLink href="#news" label="お知らせ" />
      </SideMenuLinks>
    </>
  );
};

const meta = preview.meta({
  title: 'Commerce/Navigation/SideMenu',
  component: SideMenu,
  args: {
    label: 'メニュー',
    openLabel: 'メニューを開く',
    closeLabel: '閉じる',
    logo: <Logo mark={leafMark} name="植物の店" label="植物の店" href="#home" />,
    children: content(true),
  },
});

export const Closed = meta.story();
export const Open = meta.story({
  tags: ['en'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /メニューを開く|Open the menu/ }));
    await expect(canvas.getByRole('dialog', { name: /メニュー|Menu/ })).toBeVisible();
  },
  parameters: english(SideMenu, {
    label: 'Menu',
    openLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    logo: <Logo mark={leafMark} name="KOMORENO" label="KOMORENO" href="#home" />,
    children: (
      <>
        <SideMenuShortcuts
          items={[
            { href: '#ranking', label: 'Best sellers' },
            { href: '#new', label: 'New arrivals' },
            { href: '#sale', label: 'Sale', tone: 'sale' },
          ]}
        />
        <SideMenuGroup
          label="Category"
          line="8 categories"
          picture={plantPicture('')}
          layout="pictures"
          items={sampleMenu(8, 'en')}
        />
        <SideMenuGroup
          label="Tag"
          line="Choose by what suits you"
          picture={plantPicture('', 'upright')}
          items={sampleWords(sampleMenu(4, 'en'))}
        />
        <SideMenuGroup
          label="Producer"
          line="8 producers"
          picture={placePicture('')}
          layout="farms"
          items={sampleFarms(8, 'en')}
        />
        <SideMenuRow href="#gift" label="Gifts" line="Wrapping, signs, e-gifts" picture={placePicture('')} />
        <SideMenuLinks>
          <SideMenuLink href="#account" label="Account" icon={user} />
          <SideMenuLink href="#support" label="Support" icon={help} />
          <SideMenuLink href="#favourites" label="Favourites" icon={heart} />
          <SideMenuLink href="#news" label="News" />
        </SideMenuLinks>
      </>
    ),
  }),
});
export const BeforePicturesCome = meta.story({ ...Open.input, args: { children: content(false) } });

/** A level replaces the rows; its head leads back. */
const atLevel = (label: string) => async () => {
  await userEvent.click(screen.getByRole('button', { name: 'メニューを開く' }));
  const row = screen.getByText(label);
  await userEvent.click(row);
  await expect(row).toBeVisible();
  await expect(screen.getByText('マイページ')).not.toBeVisible();
};
export const Categories = meta.story({ play: atLevel('カテゴリーから探す') });
export const Tags = meta.story({ play: atLevel('タグから探す') });
export const Producers = meta.story({ play: atLevel('生産者') });
export const CategoriesBeforePicturesCome = meta.story({
  ...Categories.input,
  args: { children: content(false) },
});
