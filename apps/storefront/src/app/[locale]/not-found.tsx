export default function NotFound() {
  return <h1>missing page kindly</h1>;
}
