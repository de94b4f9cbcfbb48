export const dynamic = 'force-static';
export function generateStaticParams() {
  return [];
}
export default function Page() {
  return <h1>quiet unreachable</h1>;
}
