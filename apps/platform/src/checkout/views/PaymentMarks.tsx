/** @jsxRuntime automatic */

/** Names of payment methods as marks: words in hairline boxes, not the logos of others (FOOT-01). */
export function PaymentMarks({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="marks">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
