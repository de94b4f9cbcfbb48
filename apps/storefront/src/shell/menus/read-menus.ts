import { err, ok, type Result } from '@shop/rules/result';
import { fetchJson } from '#foundation/browser/fetch-json.ts';
import { shopSettings } from '#foundation/browser/shop-settings.ts';
import { type MenusAnswer, menusAddress, menusAnswer } from './menus';

/** Later the images are no longer useful. */
const TIMEOUT_MS = 8_000;

/** Additions to the menus' labels, in the page's language (HEAD-05). Never rejects. */
export async function readMenus(): Promise<Result<MenusAnswer, 'unreachable'>> {
  const answer = await fetchJson(menusAddress(shopSettings().locale), { timeoutMs: TIMEOUT_MS });
  if (!answer?.response.ok) return err('unreachable');
  const menus = menusAnswer.safeParse(answer.body);
  return menus.success ? ok(menus.data) : err('unreachable');
}
