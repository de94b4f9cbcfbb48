/** @jsxRuntime automatic */
import { shownFields } from '../../admin/shown-fields.ts';
import { PICTURE_FORMATS, type StoredImage } from '../../catalogue/image.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { Words } from '../words.ts';
import { ActionButton, ActionForm, LabelledInput } from './AdminForm.tsx';

export interface AdminEntriesProps {
  readonly words: Words;
  readonly action: string;
  readonly entries: {
    readonly types: readonly string[];
    /** whose entries are shown */
    readonly type: string;
    /** fields of that type, each with the type of its values */
    readonly fields: readonly { readonly key: string; readonly kind: string }[];
    readonly all: readonly { readonly handle: string; readonly values: ReadonlyMap<string, string> }[];
    /** pictures that fields can refer to */
    readonly files: readonly { readonly id: string; readonly image: StoredImage }[];
  };
}

/** Entries (metaobjects) of one type with their forms, and the pictures that they refer to. */
export function AdminEntries({ words, action, entries }: AdminEntriesProps) {
  const { types, type, fields, all, files } = entries;
  const address = (name: string) => {
    const query = new URLSearchParams(action.split('?')[1]);
    query.set('entries', name);
    return `/admin?${query}#entries`;
  };
  return (
    <>
      <section className="block" aria-labelledby="entries">
        <h2 id="entries">{words('admin.entries')}</h2>
        <ul>
          {types.map((name) => (
            <li key={name}>
              <a href={address(name)} {...(name === type && { 'aria-current': true })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        {all.map(({ handle, values }) => (
          <article key={handle} aria-label={handle}>
            <h3>{handle}</h3>
            <ActionForm
              action={action}
              saves="saveEntry"
              known={{
                entry: `${type}/${handle}`,
                ...shownFields(
                  Object.fromEntries(fields.map(({ key }) => [`field.${key}`, values.get(key) ?? ''])),
                ),
              }}
            >
              <EntryFields handle={handle} fields={fields} values={values} />
              <ActionButton words={words} name="saveEntry" label="admin.saveEntry" />
              <ActionButton words={words} name="deleteEntry" label="account.delete" />
            </ActionForm>
          </article>
        ))}
        {fields.length > 0 && (
          <>
            <h3>{words('admin.createEntry', { type })}</h3>
            <ActionForm action={action} saves="createEntry" known={{ type }}>
              <LabelledInput id="new-entry" name="handle" label={words('admin.handle')} value="" />
              <EntryFields handle="new" fields={fields} values={new Map()} />
              <ActionButton words={words} name="createEntry" label="admin.saveEntry" />
            </ActionForm>
          </>
        )}
      </section>
      <section className="block" aria-labelledby="files">
        <h2 id="files">{words('admin.files')}</h2>
        <ul>
          {files.map(({ id, image: { src, alt } }) => (
            <li key={id}>
              <img src={`${src}?width=64`} width="64" alt={alt} loading="lazy" /> <code>{id}</code>
            </li>
          ))}
        </ul>
        <ActionForm action={action} saves="uploadFile" known={{}} hasFile>
          <PictureFields id="file" words={words} />
          <ActionButton words={words} name="uploadFile" label="admin.addPicture" />
        </ActionForm>
      </section>
    </>
  );
}

interface EntryFieldsProps {
  readonly handle: string;
  readonly fields: AdminEntriesProps['entries']['fields'];
  readonly values: ReadonlyMap<string, string>;
}

function EntryFields({ handle, fields, values }: EntryFieldsProps) {
  return fields.map(({ key, kind }) => (
    <LabelledInput
      key={key}
      id={`${handle}-${key}`}
      name={`field.${key}`}
      label={
        <>
          {key} <small>{kind}</small>
        </>
      }
      value={values.get(key) ?? ''}
      {...(/multi_line|rich_text|json|^list\./.test(kind) && { rows: 3 })}
    />
  ));
}

interface ProductPicturesProps {
  readonly words: Words;
  readonly action: string;
  readonly product: Pick<CatalogueProduct, 'handle' | 'images'>;
}

/** Pictures of a product, in their order, and the form that adds one. */
export function ProductPictures({ words, action, product: { handle, images } }: ProductPicturesProps) {
  return (
    <>
      {images.map(({ src, alt }) => (
        <ActionForm key={src} action={action} known={{ handle, src }}>
          <img src={`${src}?width=64`} width="64" alt={alt} loading="lazy" />
          <ActionButton words={words} name="removePicture" label="account.delete" />
        </ActionForm>
      ))}
      <ActionForm action={action} saves="addPicture" known={{ handle }} hasFile>
        <PictureFields id={`picture-${handle}`} words={words} />
        <ActionButton words={words} name="addPicture" label="admin.addPicture" />
      </ActionForm>
    </>
  );
}

function PictureFields({ id, words }: { readonly id: string; readonly words: Words }) {
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words('admin.picture')}</label>
        <input
          id={id}
          name="picture"
          type="file"
          accept={PICTURE_FORMATS.map((format) => `image/${format}`).join()}
        />
      </div>
      <LabelledInput id={`${id}-alt`} name="alt" label={words('admin.alt')} value="" />
    </>
  );
}
