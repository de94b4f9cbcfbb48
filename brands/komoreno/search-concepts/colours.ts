import { BLUE, DARK, RED, SILVER, trait, VARIEGATED, WHITE, YELLOW } from './concept-row';

/** Names of hues that are no plain colour word, and what is nearly of a hue. */
export const COLOURS = [
  trait(
    `赤系/赤みがかった/赤みのある/赤っぽい/朱色/緋色/えんじ色/ワインレッド/ボルドー/紅/ルビー/ピンク系/ピンクっぽい/ピンクがかった/薄紅/薄紅色/淡いピンク/サーモンピンク/コーラル/マゼンタ/reddish/wine red/maroon/ruby/coral/rose pink/pale pink/hot pink/pinkish/magenta/fuchsia/salmon pink`,
    [RED],
  ),
  trait(
    `黄色系/黄色っぽい/黄色がかった/イエロー/レモン色/山吹色/オレンジ系/オレンジっぽい/オレンジがかった/琥珀色/アプリコット/yellowish/lemon yellow/amber/apricot/orangey`,
    [YELLOW],
  ),
  trait(
    `白系/白っぽい/白みがかった/白みのある/乳白色/オフホワイト/snow white/pure white/off white/whitish/creamy white`,
    [WHITE],
  ),
  trait(
    `青系/青っぽい/青みがかった/水色/紺色/藍色/瑠璃色/空色/紫系/紫っぽい/紫がかった/薄紫/赤紫/ラベンダー色/バイオレット/bluish/sky blue/pale blue/navy blue/indigo/purplish/pale purple`,
    [BLUE],
  ),
  trait(
    `黒系/黒みがかった/黒みのある/黒紫/ダークカラー/ダークリーフ/黒葉/銅葉/こげ茶/茶色/ブラウン/チョコレート色/blackish/near black/almost black/dark coloured/dark colored/dark purple/brown/chocolate coloured/bronze`,
    [DARK],
    '!色 葉 黒',
  ),
  trait(
    `銀/銀系/銀葉/銀色がかった/銀白色/灰色/灰色がかった/グレー/グレイ/グレーがかった/シルバーグレー/白い粉/粉をふいた/silvery/silver leaved/grey/gray/greyish/grayish/blue grey/frosted`,
    [SILVER],
  ),
  trait(
    `斑/まだら/まだら模様/斑点/水玉/マーブル/マーブル模様/二色/ツートン/バイカラー/白と緑/spotted/speckled/polka dot/two tone/bicolor/bicolour/green and white`,
    [VARIEGATED],
  ),
  trait(
    `ライム/ライム色/ライムグリーン/黄緑/黄緑色/明るい緑/lime/lime green/chartreuse/bright green/light green`,
    [YELLOW, VARIEGATED, 'アスプレニウム'],
    'アスプレニウム',
    'ゴールドクレスト',
    'ヒューケラ',
    'オキシカルジウム',
  ),
] as const;
