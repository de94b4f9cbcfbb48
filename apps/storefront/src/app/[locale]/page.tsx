export const dynamic = 'force-static';
export const revalidate = false;
export function generateStaticParams() {
  return [];
}
export default async function Home({ params }: { params: Promise<{ locale: string }> }) {
  return (
    <h1>
      home {(await params).locale} {Date.now()}
    </h1>
  );
}
