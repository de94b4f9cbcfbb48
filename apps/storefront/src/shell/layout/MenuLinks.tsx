'use client';

import { MenuPanel, type MenuPanelProps } from '@shop/ui-kit/commerce/navigation/MenuPanel';
import { SideMenuGroup, type SideMenuGroupProps } from '@shop/ui-kit/commerce/navigation/SideMenuGroup';
import { SideMenuRow, type SideMenuRowProps } from '@shop/ui-kit/commerce/navigation/SideMenuRow';
import { useMenuExtras } from '#shell/menus/menu-extras.ts';

/* The menus' links, fifty of them and each twice. They render from one list in a client component: as server elements each
   would be in every page's payload, 3 KB in all. Images and counts beside the labels load on intent (HEAD-05). */

type Menu = 'category' | 'purpose' | 'tag' | 'producer';

/** The layout of a menu's images. */
const PANELS = { category: 'rows', purpose: 'tiles', tag: 'tags', producer: 'farms' } as const;
const LEVELS = { category: 'pictures', purpose: 'pictures', tag: undefined, producer: 'farms' } as const;

/** The links of a pull-down. */
export function PanelLinks({ menu, items, more }: Pick<MenuPanelProps, 'items' | 'more'> & { menu: Menu }) {
  const extras = useMenuExtras();
  if (extras && menu === 'tag') return extras.tagPanel;
  return (
    <MenuPanel
      layout={PANELS[menu]}
      items={items.map((item) => ({ ...item, ...extras?.links[item.href] }))}
      feature={menu === 'category' || menu === 'producer' ? extras?.features[menu] : undefined}
      more={more}
    />
  );
}

/** The links of the side menu. */
export function GroupLinks({
  menu,
  items,
  ...props
}: Pick<SideMenuGroupProps, 'label' | 'line' | 'items' | 'more'> & { menu: Menu }) {
  const extras = useMenuExtras();
  return (
    <SideMenuGroup
      {...props}
      layout={LEVELS[menu]}
      picture={extras?.rows[menu]}
      items={items.map((item) => ({ ...item, ...extras?.links[item.href] }))}
    >
      {menu === 'tag' ? extras?.tagLevel : undefined}
    </SideMenuGroup>
  );
}

/** A row of the side menu that links to a page. */
export function RowLink({
  row,
  ...props
}: Pick<SideMenuRowProps, 'href' | 'label' | 'line'> & { row: 'gift' | 'columns' }) {
  return <SideMenuRow {...props} picture={useMenuExtras()?.rows[row]} />;
}
