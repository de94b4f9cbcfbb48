'use client';

import { MenuPanel, type MenuPanelProps } from '@shop/ui-kit/commerce/navigation/MenuPanel';
import { SideMenuGroup, type SideMenuGroupProps } from '@shop/ui-kit/commerce/navigation/SideMenuGroup';

/*
 * The menus' links, fifty of them and each twice. The browser draws them from one list: as elements of the server they would
 * stand in every page's payload one by one, 3 KB of it.
 */

/** Those of a pull-down. */
export function PanelLinks(props: MenuPanelProps) {
  return <MenuPanel {...props} />;
}

/** Those of the side menu. */
export function GroupLinks(props: SideMenuGroupProps) {
  return <SideMenuGroup {...props} />;
}
