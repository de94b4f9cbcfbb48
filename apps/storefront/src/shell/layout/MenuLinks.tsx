'use client';

import { MenuPanel, type MenuPanelProps } from '@shop/ui-kit/commerce/navigation/MenuPanel';
import { SideMenuGroup, type SideMenuGroupProps } from '@shop/ui-kit/commerce/navigation/SideMenuGroup';
import { SideMenuRow, type SideMenuRowProps } from '@shop/ui-kit/commerce/navigation/SideMenuRow';
import { useMenuExtras } from '#shell/menus/menu-extras.ts';

/*
 * The menus' links, fifty of them and each twice. The browser draws them from one list: as elements of the server they would
 * stand in every page's payload one by one, 3 KB of it. What stands beside the words comes when somebody comes near (HEAD-05).
 */

type Menu = 'category' | 'purpose' | 'tag' | 'producer';

/** How the pictures of a menu will stand. */
const PANELS = { category: 'rows', purpose: 'tiles', tag: 'tags', producer: 'farms' } as const;
const LEVELS = { category: 'pictures', purpose: 'pictures', tag: undefined, producer: 'farms' } as const;

/** Those of a pull-down. */
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

/** Those of the side menu. */
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

/** A row of the side menu that leads to a page. */
export function RowLink({
  row,
  ...props
}: Pick<SideMenuRowProps, 'href' | 'label' | 'line'> & { row: 'gift' | 'columns' }) {
  return <SideMenuRow {...props} picture={useMenuExtras()?.rows[row]} />;
}
