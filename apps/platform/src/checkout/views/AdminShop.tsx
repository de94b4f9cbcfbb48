/** @jsxRuntime automatic */
import { SHOP_FACT_KEYS, type ShopFactKey } from '@shop/rules/store/shop-facts';
import { useContext } from 'react';
import { TRANSLATED_FACTS } from '../../admin/edit-shop.ts';
import { type FieldValues, shownFields } from '../../admin/shown-fields.ts';
import type { WordKey, Words } from '../words.ts';
import { ActionButton, ActionForm, isRefused, LabelledInput, RefusedForm } from './AdminForm.tsx';

export interface AdminShopProps {
  readonly words: Words;
  readonly action: string;
  readonly shop: {
    /** name, facts and their translations */
    readonly fields: FieldValues;
    /** those beside the shop's own */
    readonly languages: readonly string[];
    readonly policies: readonly { readonly handle: string; readonly fields: FieldValues }[];
  };
}

/** What the shop says of itself (BRAND-07), and its policies. */
export function AdminShop({ words, action, shop }: AdminShopProps) {
  const { fields, languages, policies } = shop;
  const refused = useContext(RefusedForm);
  return (
    <section className="block" aria-labelledby="shop">
      <h2 id="shop">{words('admin.shop')}</h2>
      <ActionForm action={action} saves="saveShop" known={shownFields(fields)}>
        <LabelledInput
          id="shop-name"
          name="name"
          label={words('admin.shopName')}
          value={fields['name'] ?? ''}
        />
        {languages.map((language) => (
          <LabelledInput
            key={language}
            id={`shop-name-${language}`}
            name={`in.${language}.name`}
            label={inLanguage(words('admin.shopName'), language)}
            value={fields[`in.${language}.name`] ?? ''}
          />
        ))}
        {SHOP_FACT_KEYS.flatMap((key) => [
          <LabelledInput
            key={key}
            id={`shop-${key}`}
            name={`facts.${key}`}
            label={words(FACT_LABELS[key])}
            value={fields[`facts.${key}`] ?? ''}
          />,
          ...(TRANSLATED_FACTS.includes(key) ? languages : []).map((language) => (
            <LabelledInput
              key={`${key}-${language}`}
              id={`shop-${key}-${language}`}
              name={`in.${language}.${key}`}
              label={inLanguage(words(FACT_LABELS[key]), language)}
              value={fields[`in.${language}.${key}`] ?? ''}
            />
          )),
        ])}
        <ActionButton words={words} name="saveShop" label="admin.saveShop" />
      </ActionForm>
      <p>{words('admin.shopHint')}</p>
      {policies.map(({ handle, fields: texts }) => (
        <details key={handle} open={isRefused(refused, 'savePolicy', { policy: handle })}>
          <summary>{texts['title']}</summary>
          {/* Long texts in their own form: encoded as a file's, they are not three times as long. */}
          <ActionForm
            action={action}
            saves="savePolicy"
            known={{ policy: handle, ...shownFields(texts) }}
            hasFile
          >
            <PolicyFields handle={handle} words={words} prefix="" texts={texts} />
            {languages.map((language) => (
              <PolicyFields
                key={language}
                handle={handle}
                words={words}
                prefix={`in.${language}.`}
                language={language}
                texts={texts}
              />
            ))}
            <ActionButton words={words} name="savePolicy" label="admin.savePolicy" />
          </ActionForm>
        </details>
      ))}
    </section>
  );
}

interface PolicyFieldsProps {
  readonly words: Words;
  readonly handle: string;
  readonly prefix: string;
  readonly language?: string;
  readonly texts: FieldValues;
}

function PolicyFields({ words, handle, prefix, language, texts }: PolicyFieldsProps) {
  const labelled = (label: WordKey) =>
    language === undefined ? words(label) : inLanguage(words(label), language);
  return (
    <>
      <LabelledInput
        id={`${handle}-${prefix}title`}
        name={`${prefix}title`}
        label={labelled('admin.policyTitle')}
        value={texts[`${prefix}title`] ?? ''}
      />
      <LabelledInput
        id={`${handle}-${prefix}body`}
        name={`${prefix}body`}
        label={labelled('admin.policyBody')}
        value={texts[`${prefix}body`] ?? ''}
        rows={8}
        isWide
      />
    </>
  );
}

function inLanguage(label: string, language: string): string {
  return `${label} (${language})`;
}

export const FACT_LABELS: Readonly<Record<ShopFactKey, WordKey>> = {
  legal_name: 'admin.fact.legalName',
  legal_address: 'admin.fact.address',
  postal_code: 'admin.fact.postalCode',
  telephone: 'admin.fact.telephone',
  email: 'admin.fact.email',
  help_url: 'admin.fact.help',
  inquiry_url: 'admin.fact.inquiry',
  privacy_url: 'admin.fact.privacy',
  terms_url: 'admin.fact.terms',
  company_url: 'admin.fact.company',
  instagram_url: 'admin.fact.instagram',
  x_url: 'admin.fact.x',
  line_url: 'admin.fact.line',
  youtube_url: 'admin.fact.youtube',
};
