import type { ProvinceCode } from './prefectures';
import { REMOTE_ISLAND_MUNICIPALITIES } from './remote-island-municipalities';

/** A district or an island, which may precede the municipality: `隠岐郡海士町`, `八丈島八丈町`. */
const BEFORE_MUNICIPALITY = /^(?:[^市区町村郡]{1,4}郡|三宅島(?=三宅)|八丈島(?=八丈))/;

/**
 * Whether a written address is in a municipality of which every place is on a remote island (FEE-01). Island towns of other municipalities are known by
 * their postal code only.
 * @param address behind its prefecture
 */
export function isIslandAddress(province: ProvinceCode, address: string): boolean {
  const place = folded(address.normalize('NFKC').replace(/\s/g, '')).replace(BEFORE_MUNICIPALITY, '');
  return REMOTE_ISLAND_MUNICIPALITIES.some((name) => `${province.slice(3)}${place}`.startsWith(folded(name)));
}

/** Letters that names of places are written with alike: 青ケ島村, 西の島町, 竜郷町. */
function folded(text: string): string {
  return text
    .replace(/[ヶがガ]/g, 'ケ')
    .replace(/ノ/g, 'の')
    .replace(/竜/g, '龍');
}
