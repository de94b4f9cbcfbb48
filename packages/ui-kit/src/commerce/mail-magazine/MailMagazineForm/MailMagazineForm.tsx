import { FieldRow } from '#primitives/FieldRow/FieldRow.tsx';
import { MessageField } from '#primitives/MessageField/MessageField.tsx';
import { SubmitButton } from '#primitives/SubmitButton/SubmitButton.tsx';
import { visuallyHidden } from '#primitives/VisuallyHidden/VisuallyHidden.css.ts';

export interface MailMagazineFormProps {
  /** The form's action without JavaScript, by POST */
  action: string;
  /** Name of the address field */
  name: string;
  /** `data-form`: the key by which the enhancing script finds the form */
  kind: string;
  label: string;
  placeholder: string;
  submit: string;
  consent: string;
  /** Hidden fields, by name */
  extra?: Readonly<Record<string, string>>;
  /** @default false */
  busy?: boolean;
  /** Error of the address. @default '' */
  message?: string;
  /** Progress message for screen readers, which do not perceive the ring. @default '' */
  status?: string;
}

/** One address and a button (MAIL-01). A plain form: with JavaScript `showFormState` updates it. */
export function MailMagazineForm(props: MailMagazineFormProps) {
  const { action, name, kind, label, placeholder, submit, consent, extra = {}, ...state } = props;
  const { busy = false, message = '', status = '' } = state;
  return (
    <form action={action} method="post" noValidate data-form={kind}>
      {Object.entries(extra).map(([extraName, value]) => (
        <input key={extraName} type="hidden" name={extraName} value={value} />
      ))}
      <FieldRow action={<SubmitButton busy={busy}>{submit}</SubmitButton>} note={consent}>
        <MessageField
          id="mail-magazine"
          type="email"
          name={name}
          label={label}
          placeholder={placeholder}
          autoComplete="email"
          message={message}
        />
      </FieldRow>
      <p className={visuallyHidden} role="status" data-status="">
        {status}
      </p>
    </form>
  );
}
