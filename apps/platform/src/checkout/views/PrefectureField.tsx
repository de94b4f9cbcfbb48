/** @jsxRuntime automatic */
import { PREFECTURES, prefectureName } from '../../delivery/prefectures.ts';
import type { Language, WordKey, Words } from '../words.ts';
import { describedBy, FieldError, RequiredMark } from './Field.tsx';

interface PrefectureFieldProps {
  readonly words: Words;
  readonly language: Language;
  /** ISO 3166-2 code; empty for none */
  readonly value: string;
  readonly error?: WordKey | undefined;
  readonly required: boolean;
}

/** Prefecture field of an address, in the page's language. */
export function PrefectureField({ words, language, value, error, required }: PrefectureFieldProps) {
  return (
    <div className="field">
      <label htmlFor="provinceCode">
        {words('address.prefecture')}
        {required ? <RequiredMark words={words} /> : null}
      </label>
      <select
        id="provinceCode"
        name="provinceCode"
        autoComplete="address-level1"
        defaultValue={value}
        aria-required={required || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy('provinceCode', error)}
      >
        <option value="">{words('address.prefectureChoose')}</option>
        {PREFECTURES.map((prefecture) => (
          <option key={prefecture.code} value={prefecture.code}>
            {prefectureName(prefecture, language)}
          </option>
        ))}
      </select>
      <FieldError words={words} name="provinceCode" error={error} />
    </div>
  );
}
