import { Select, type SelectOption } from '#primitives/Select/Select.tsx';

export interface PrefectureSelectProps {
  label: string;
  hint?: string;
  placeholder: string;
  /** The 47 prefectures, in the usual order */
  options: readonly SelectOption[];
  /** Empty when none is chosen */
  value: string;
  onChange: (value: string) => void;
}

/** Where the parcel goes; decides the fee, so that once one is chosen there is no way back to none. The browser's autofill knows it as the address's first level. */
export function PrefectureSelect({ onChange, ...field }: PrefectureSelectProps) {
  return (
    <Select
      {...field}
      clearable={false}
      name="prefecture"
      autoComplete="shipping address-level1"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
