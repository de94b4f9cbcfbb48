import type { ReactNode } from 'react';

export interface RowWordsProps {
  /** The answer, in bold */
  label: string;
  /** What it depends on, or how to get it, below */
  note?: string | undefined;
  /** Below the label: `Marks` */
  children?: ReactNode;
}

/** The words of a row of `RowLinks`, which styles them, that answers a question of the purchase: when, what if, how to pay. */
export function RowWords({ label, note, children }: RowWordsProps) {
  return (
    <>
      <b>{label}</b>
      {note && <small>{note}</small>}
      {children}
    </>
  );
}
