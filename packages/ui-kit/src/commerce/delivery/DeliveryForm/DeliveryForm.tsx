import type { ReactNode } from 'react';
import { RadioRows, type RadioRowsProps } from '#primitives/RadioRows/RadioRows.tsx';
import { TextArea, type TextAreaProps } from '#primitives/TextArea/TextArea.tsx';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
import { clear as clearStyle, columns, form, hint as hintStyle } from './DeliveryForm.css.ts';

export interface DeliveryFormProps {
  /** Date and time; null where none is asked for, as of an e-gift */
  dateAndTime: {
    /** Which days there are, in words */
    hint: string;
    calendar: DatePickerProps;
    /** Takes the chosen date back; null while none is chosen */
    clear: { label: string; onClear: () => void } | null;
    times: RadioRowsProps;
  } | null;
  /** What happened to the date, or why none can be chosen: a `Notice` */
  notice?: ReactNode;
  /** Remarks */
  note: TextAreaProps;
}

/** When it is to be delivered, and what else is to be said. Load this file with `import()`: it carries the calendar. */
export function DeliveryForm({ dateAndTime, notice, note }: DeliveryFormProps) {
  return (
    <div className={form}>
      {notice}
      {dateAndTime && (
        <>
          <p className={hintStyle}>{dateAndTime.hint}</p>
          <div className={columns}>
            <div>
              <DatePicker {...dateAndTime.calendar} />
              {dateAndTime.clear && (
                <button type="button" className={clearStyle} onClick={dateAndTime.clear.onClear}>
                  {dateAndTime.clear.label}
                </button>
              )}
            </div>
            <RadioRows {...dateAndTime.times} />
          </div>
        </>
      )}
      <TextArea {...note} />
    </div>
  );
}
