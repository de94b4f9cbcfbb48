export const dynamic = 'force-static';
export function generateStaticParams() {
  return [];
}
export default function Page() {
  return <h1>quiet missing</h1>;
}
