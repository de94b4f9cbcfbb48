import type { ReactNode } from 'react';
import { RadioRows, type RadioRowsProps } from '#primitives/RadioRows/RadioRows.tsx';
import { TextArea, type TextAreaProps } from '#primitives/TextArea/TextArea.tsx';
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
import * as styles from './DeliveryForm.css.ts';

export interface DeliveryFormProps {
  /** Date and time; null if not asked for, e.g. for an e-gift */
  dateAndTime: {
    /** Describes the available days */
    hint: string;
    calendar: DatePickerProps;
    /** Clears the chosen date; null while none is chosen */
    clear: { label: string; onClear: () => void } | null;
    times: RadioRowsProps;
  } | null;
  /** Why the date was cleared, or none can be chosen: a `Notice` */
  notice?: ReactNode;
  /** Remarks */
  note: TextAreaProps;
}

/** The delivery date and time, and remarks. Load this file with `import()`: it includes the calendar. */
export function DeliveryForm({ dateAndTime, notice, note }: DeliveryFormProps) {
  return (
    <div className={styles.form}>
      {notice}
      {dateAndTime && (
        <>
          <p className={styles.hint}>{dateAndTime.hint}</p>
          <div className={styles.columns}>
            <div>
              <DatePicker {...dateAndTime.calendar} />
              {dateAndTime.clear && (
                <button type="button" className={styles.clear} onClick={dateAndTime.clear.onClear}>
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
