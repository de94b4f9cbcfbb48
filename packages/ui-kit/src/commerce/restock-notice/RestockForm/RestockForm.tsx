import type { ReactNode } from 'react';
import type { FormWay } from '#behaviour/show-form-state.ts';
import { MessageField } from '#primitives/MessageField/MessageField.tsx';
import { SubmitButton } from '#primitives/SubmitButton/SubmitButton.tsx';
import * as styles from './RestockForm.css.ts';

export interface RestockFormProps {
  /** The form's id: buttons elsewhere link to it, and hidden fields elsewhere belong to it */
  id: string;
  /** The form's action without JavaScript, by POST */
  action: string;
  /** Name of the address field */
  name: string;
  /** `data-form`: the key by which the enhancing script finds the form */
  kind: string;
  /** The sold-out state: a `StockLabel` */
  stock?: ReactNode;
  /** Describes the subscription */
  lead: string;
  label: string;
  mark: string;
  placeholder: string;
  submit: string;
  /** The button's label once the address is registered */
  doneLabel: string;
  /** The notice is sent once, and is no reservation */
  note: string;
  /** Hidden fields, by name */
  extra?: Readonly<Record<string, string>>;
  /** An alternative below the button */
  children?: ReactNode;
  /** @default false */
  busy?: boolean;
  /** Error of the address. @default '' */
  message?: string;
  /** Success message. @default '' */
  status?: string;
  /** The address is registered: the button shows it. @default false */
  done?: boolean;
  /** A link to continue, below the success message */
  way?: FormWay | undefined;
}

/** Registers an address for a restock notice (RESTOCK-01); with JavaScript `showFormState` updates it. */
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
    <form id={id} className={styles.root} action={action} method="post" noValidate data-form={kind}>
      {Object.entries(extra).map(([extraName, value]) => (
        <input key={extraName} type="hidden" name={extraName} value={value} />
      ))}
      {stock && <div className={styles.stock}>{stock}</div>}
      <p className={styles.lead}>{lead}</p>
      <div className={styles.field}>
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
      <p className={styles.status} role="status" data-status="">
        {status}
      </p>
      <p className={styles.way} data-way="">
        {way && (
          <a href={way.href} target="_self">
            {way.label}
          </a>
        )}
      </p>
      <div className={styles.actions}>
        <SubmitButton tone="primary" size="large" width="full" busy={busy} done={done} doneLabel={doneLabel}>
          {submit}
        </SubmitButton>
        {children}
      </div>
      <p className={styles.note}>{note}</p>
    </form>
  );
}
