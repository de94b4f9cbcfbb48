import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onePerProcess } from '@shop/page-server/one-per-process';
import { cutText } from '@shop/rules/shorten-text';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import { shopTheme } from '#foundation/brand/brand-theme.ts';
import { shopNames } from '#foundation/brand/shop-brand.ts';
import type { Locale } from '#foundation/i18n/locale.ts';
import { SOCIAL_PICTURE_SIZE, type SocialFacts } from '#foundation/routing/social-picture.ts';

const FACE = 'Noto Sans JP';
const FACE_FILE = 'fonts/NotoSansJP-Bold.ttf';
/** Maximum length of a title in large type, in UTF-16 units. */
const SHORT_TITLE = 24;
/** Maximum length of a title, in UTF-16 units: four lines beside an image. */
const TITLE_LENGTH = 44;

/** Characters missing in the font: the renderer would fetch them from third-party hosts, and one image would wait for the next. */
const FOREIGN =
  /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Zs}ー]/gu;

/** The image has fixed pixel sizes and no style sheet: the renderer supports only flex boxes. */
const STYLES = {
  picture: {
    display: 'flex',
    ...SOCIAL_PICTURE_SIZE,
    fontFamily: FACE,
  },
  photo: { objectFit: 'cover' },
  words: { display: 'flex', flex: 1, flexDirection: 'column', justifyContent: 'space-between', padding: 56 },
  column: { display: 'flex', flexDirection: 'column', gap: 20 },
  small: { display: 'flex', fontSize: 30 },
  longTitle: { display: 'flex', fontSize: 44, lineHeight: 1.3 },
  large: { display: 'flex', fontSize: 56, lineHeight: 1.3 },
} as const satisfies Record<string, CSSProperties>;

/**
 * Draws a page's social image as PNG (SEO-03): title, author or maker, price and image, in the shop's own font.
 * @param picture JPEG or PNG as a data URL; null draws only the text
 */
export async function drawSocialPicture(
  facts: SocialFacts,
  picture: string | null,
  locale: Locale,
): Promise<Buffer> {
  const { height } = SOCIAL_PICTURE_SIZE;
  const { color } = shopTheme();
  const ground = { backgroundColor: color.surface.page, color: color.text.standard };
  const [title = '', note = '', price = ''] = [facts.title, facts.note, facts.price].map(drawable);
  const drawn = new ImageResponse(
    <div style={{ ...STYLES.picture, ...ground }}>
      {picture !== null && (
        // biome-ignore lint/performance/noImgElement: it is drawn into a picture and comes to no browser
        <img src={picture} alt="" width={height} height={height} style={STYLES.photo} />
      )}
      <div style={STYLES.words}>
        <div style={STYLES.small}>{shopNames(locale).storeName}</div>
        <div style={STYLES.column}>
          <div style={title.length > SHORT_TITLE ? STYLES.longTitle : STYLES.large}>
            {title.length > TITLE_LENGTH ? `${cutText(title, TITLE_LENGTH - 1)}…` : title}
          </div>
          {note !== '' && <div style={STYLES.small}>{note}</div>}
        </div>
        <div style={STYLES.large}>{price}</div>
      </div>
    </div>,
    { ...SOCIAL_PICTURE_SIZE, fonts: await faces() },
  );
  return Buffer.from(await drawn.arrayBuffer());
}

function drawable(text: string): string {
  return text.normalize('NFC').replace(FOREIGN, '').trim();
}

/** The fonts, read once: the renderer caches them by the array's identity. */
function faces() {
  return onePerProcess('socialPictureFaces', async () => {
    // A process runs in the folder that contains the font; a bundle's own path does not exist on another machine.
    const data = await readFile(join(process.cwd(), FACE_FILE));
    return [{ name: FACE, data, weight: 700 as const, style: 'normal' as const }];
  });
}
