'use client';

import { SortSelect } from '@shop/ui-kit/commerce/catalog/SortSelect';
import { Button } from '@shop/ui-kit/primitives/Button';

interface SortFormProps {
  /** The list without a query. */
  address: string;
  sort: string;
  /** The view's other parameters, which stay. */
  rest: Readonly<Record<string, string>>;
  label: string;
  submitLabel: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** The order of a list. A plain form; with JavaScript choosing submits it (LIST-04). */
export function SortForm({ address, sort, rest, label, submitLabel, options }: SortFormProps) {
  return (
    <form action={`${address}#list`} method="get">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SortSelect
        // Remounts the field when another list state has another order.
        key={sort}
        name="sort"
        label={label}
        defaultValue={sort}
        options={options}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
}
