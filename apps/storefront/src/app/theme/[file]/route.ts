import { IMMUTABLE } from '@shop/page-server/send-built-file';
import { shopTheme } from '#foundation/brand/brand-theme.ts';

// Rendered on the first request, then cached: a build is independent of the brand.
export const dynamic = 'force-static';
export const revalidate = false;
export const generateStaticParams = () => [];

interface ThemeContext {
  params: Promise<{ file: string }>;
}

/** `/theme/{content}.css`: the colours of the shop's brand over the compiled ones (BRAND-04). */
export async function GET(_request: Request, { params }: ThemeContext): Promise<Response> {
  const { sheet } = shopTheme();
  if (sheet === null || (await params).file !== sheet.file) return new Response(null, { status: 404 });
  return new Response(sheet.text, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': IMMUTABLE },
  });
}
