import type { ReactNode } from 'react';
import type { FormWay } from '#behaviour/show-form-state.ts';
import { MessageField } from '#primitives/MessageField/MessageField.tsx';
import { SubmitButton } from '#primitives/SubmitButton/SubmitButton.tsx';
import {
  actions,
  field,
  lead as leadStyle,
  note as noteStyle,
  root,
  status as statusStyle,
  stock as stockStyle,
  way as wayStyle,
} from './RestockForm.css.ts';

export interface RestockFormProps {
  /** The form's own id: a button elsewhere leads here, and hidden fields elsewhere belong to it */
  id: string;
  /** Where the form goes without JavaScript, by POST */
  action: string;
  /** Name of the address in it */
  name: string;
  /** `data-form`: by it the code that gives the form life finds it */
  kind: string;
  /** That it is sold out: a `StockLabel` */
  stock?: ReactNode;
  /** What one signs up for */
  lead: string;
  label: string;
  mark: string;
  placeholder: string;
  submit: string;
  /** What the button says when the address is registered */
  doneLabel: string;
  /** That it is once, and no reservation */
  note: string;
  /** What else is sent, by name; hidden */
  extra?: Readonly<Record<string, string>>;
  /** Another way on below the button */
  children?: ReactNode;
  /** @default false */
  busy?: boolean;
  /** What is wrong with the address. @default '' */
  message?: string;
  /** What went well. @default '' */
  status?: string;
  /** The address is registered: the button says so. @default false */
  done?: boolean;
  /** Where to go on, below what went well */
  way?: FormWay | undefined;
}

/** The address of who wants to hear when it is there again (RESTOCK-01); `showFormState` changes it where JavaScript runs. */
export function RestockForm(props: RestockFormProps) {
  const {
    id,
    action,
    name,
    kind,
    lead,
    label,
    mark,
    placeholder,
    submit,
    doneLabel,
    note,
    extra = {},
    ...rest
  } = props;
  const { children, stock, busy = false, done = false, message = '', status = '', way } = rest;
  return (
    <form id={id} className={root} action={action} method="post" noValidate data-form={kind}>
      {Object.entries(extra).map(([extraName, value]) => (
        <input key={extraName} type="hidden" name={extraName} value={value} />
      ))}
      {stock && <div className={stockStyle}>{stock}</div>}
      <p className={leadStyle}>{lead}</p>
      <div className={field}>
        <MessageField
          id={`${id}-address`}
          type="email"
          name={name}
          label={label}
          mark={mark}
          placeholder={placeholder}
          autoComplete="email"
          message={message}
        />
      </div>
      <p className={statusStyle} role="status" data-status="">
        {status}
      </p>
      <p className={wayStyle} data-way="">
        {way && (
          <a href={way.href} target="_self">
            {way.label}
          </a>
        )}
      </p>
      <div className={actions}>
        <SubmitButton tone="primary" size="large" width="full" busy={busy} done={done} doneLabel={doneLabel}>
          {submit}
        </SubmitButton>
        {children}
      </div>
      <p className={noteStyle}>{note}</p>
    </form>
  );
}
