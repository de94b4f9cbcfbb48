/** @jsxRuntime automatic */
import { shownFields, variantFields } from '../../admin/shown-fields.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueProduct, CatalogueVariant } from '../../catalogue/product.ts';
import type { Discount } from '../../discount/discount.ts';
import type { GiftCard } from '../../gift-card/gift-card.ts';
import { formatYen, type WordKey, type Words } from '../words.ts';
import { AdminEntries, type AdminEntriesProps, ProductPictures } from './AdminEntries.tsx';
import { ActionButton, ActionForm, LabelledChoice, LabelledInput, RefusedForm } from './AdminForm.tsx';
import { AdminShop, type AdminShopProps, FACT_LABELS } from './AdminShop.tsx';

/** Data of the back office page. */
export interface AdminShown {
  readonly query: string;
  /** number of products that match the query */
  readonly found: number;
  readonly products: readonly CatalogueProduct[];
  readonly discounts: readonly Pick<Discount, 'code' | 'title' | 'kind'>[];
  readonly giftCards: readonly GiftCard[];
  readonly entries: AdminEntriesProps['entries'];
  readonly shop: AdminShopProps['shop'];
  /** the last form as it is shown again, if it was refused */
  readonly refusedForm: URLSearchParams | null;
  readonly lists: readonly { readonly label: WordKey; readonly names: readonly string[] }[];
  readonly stock: Pick<Catalogue, 'available' | 'isSoldOn'>;
}

interface AdminPageProps extends AdminShown {
  readonly words: Words;
  readonly action: string;
  /** names of the invalid fields of the last form */
  readonly refused: readonly string[];
}

/** The back office on one page: every form posts to the same URL; its button names the action. */
export function AdminPage(props: AdminPageProps) {
  const {
    words,
    action,
    refused,
    query,
    found,
    products,
    discounts,
    giftCards,
    entries,
    shop,
    refusedForm,
    lists,
    stock,
  } = props;
  return (
    <RefusedForm value={refusedForm}>
      {refused.length === 0 ? null : (
        <p className="alert" role="alert">
          {words('admin.refused', { fields: refused.map((field) => labelOf(field, words)).join(', ') })}
        </p>
      )}
      <section className="block" aria-labelledby="products">
        <h2 id="products">{words('admin.products', { n: found })}</h2>
        <form method="get" action="/admin" className="admin-row">
          <input
            type="hidden"
            name="locale"
            value={new URLSearchParams(action.split('?')[1]).get('locale') ?? ''}
          />
          <LabelledInput id="q" name="q" label={words('admin.search')} value={query} />
          <button type="submit" className="quiet">
            {words('admin.search')}
          </button>
        </form>
        {found > products.length ? <p>{words('admin.shown', { n: products.length })}</p> : null}
        {products.map((product) => (
          <article key={product.handle} aria-label={product.title}>
            <ActionForm
              action={action}
              saves="saveTitle"
              known={{ handle: product.handle, ...shownFields({ title: product.title }) }}
            >
              <LabelledInput
                id={`title-${product.handle}`}
                name="title"
                label={words('admin.name')}
                value={product.title}
              />
              <ActionButton words={words} name="saveTitle" label="admin.saveTitle" />
              <ActionButton words={words} name="deleteProduct" label="account.delete" />
            </ActionForm>
            <ProductPictures words={words} action={action} product={product} />
            {product.variants.map((variant) => (
              <VariantForm
                key={variant.numericId}
                words={words}
                action={action}
                variant={variant}
                fields={variantFields(variant, stock)}
              />
            ))}
          </article>
        ))}
        <h3>{words('admin.createProduct')}</h3>
        <ActionForm action={action} saves="createProduct" known={{}}>
          <LabelledInput id="new-handle" name="handle" label={words('admin.handle')} value="" />
          <LabelledInput id="new-title" name="title" label={words('admin.name')} value="" />
          <LabelledInput id="new-price" name="price" label={words('admin.price')} value="" />
          <LabelledInput id="new-available" name="available" label={words('admin.stock')} value="" />
          <ActionButton words={words} name="createProduct" label="admin.createProduct" />
        </ActionForm>
      </section>
      <AdminShop words={words} action={action} shop={shop} />
      <AdminEntries words={words} action={action} entries={entries} />
      <section className="block" aria-labelledby="discounts">
        <h2 id="discounts">{words('admin.discounts')}</h2>
        {discounts.map(({ code, title, kind }) => (
          <ActionForm key={code} action={action} known={{ code }}>
            <p>
              <code>{code}</code> {title}
              {kind === 'freeShipping' ? ` (${words('admin.freeShipping')})` : null}
            </p>
            <ActionButton words={words} name="deleteDiscount" label="account.delete" />
          </ActionForm>
        ))}
        <h3>{words('admin.createDiscount')}</h3>
        <ActionForm action={action} saves="createDiscount" known={{}}>
          <LabelledInput id="new-code" name="code" label={words('admin.code')} value="" />
          <LabelledChoice
            id="new-kind"
            name="kind"
            label={words('admin.kind')}
            value="percentage"
            options={{
              percentage: words('admin.percentage'),
              freeShipping: words('admin.freeShipping'),
            }}
          />
          <LabelledInput id="new-percentage" name="percentage" label={words('admin.percentage')} value="" />
          <ActionButton words={words} name="createDiscount" label="admin.createDiscount" />
        </ActionForm>
      </section>
      <section className="block" aria-labelledby="gift-cards">
        <h2 id="gift-cards">{words('admin.giftCards')}</h2>
        {giftCards.map(({ id, lastCharacters: last, balance, initialValue, disabledAt }) => (
          <ActionForm key={id} action={action} known={{ giftCard: String(id) }}>
            <p>
              {words('admin.giftCardLine', {
                last,
                balance: formatYen(balance),
                initial: formatYen(initialValue),
              })}
            </p>
            {disabledAt === null ? (
              <ActionButton words={words} name="disableGiftCard" label="admin.disableGiftCard" />
            ) : (
              <p>{words('admin.giftCardDisabled')}</p>
            )}
          </ActionForm>
        ))}
        <h3>{words('admin.issueGiftCard')}</h3>
        <ActionForm action={action} saves="issueGiftCard" known={{}}>
          <LabelledInput id="new-gift-code" name="code" label={words('admin.code')} value="" />
          <LabelledInput
            id="new-gift-value"
            name="initialValue"
            label={words('admin.giftCardAmount')}
            value=""
          />
          <ActionButton words={words} name="issueGiftCard" label="admin.issueGiftCard" />
        </ActionForm>
      </section>
      {lists.map(({ label, names }) => (
        <section key={label} className="block" aria-labelledby={label}>
          <h2 id={label}>{words(label)}</h2>
          <p>{names.length === 0 ? words('admin.none') : names.join(', ')}</p>
        </section>
      ))}
      <section className="block" aria-labelledby="reset">
        <h2 id="reset">{words('admin.reset')}</h2>
        <p>{words('admin.resetHint')}</p>
        <ActionForm action={action} known={{}}>
          <ActionButton words={words} name="reset" label="admin.reset" />
          <ActionButton words={words} name="signOut" label="account.signOut" />
        </ActionForm>
      </section>
    </RefusedForm>
  );
}

interface VariantFormProps {
  readonly words: Words;
  readonly action: string;
  readonly variant: CatalogueVariant;
  readonly fields: ReturnType<typeof variantFields>;
}

function VariantForm({ words, action, variant: { numericId, title }, fields }: VariantFormProps) {
  return (
    <ActionForm
      action={action}
      saves="saveVariant"
      known={{ variant: String(numericId), ...shownFields(fields) }}
    >
      <LabelledInput
        id={`price-${numericId}`}
        name="price"
        label={`${title} ${words('admin.price')}`}
        value={fields.price}
      />
      <LabelledInput
        id={`available-${numericId}`}
        name="available"
        label={`${title} ${words('admin.stock')}`}
        value={fields.available}
      />
      <LabelledChoice
        id={`policy-${numericId}`}
        name="inventoryPolicy"
        label={`${title} ${words('admin.inventoryPolicy')}`}
        value={fields.inventoryPolicy}
        options={{ DENY: words('admin.soldOut'), CONTINUE: words('admin.soldOn') }}
      />
      <ActionButton words={words} name="saveVariant" label="admin.saveVariant" />
    </ActionForm>
  );
}

/** Labels of fields that a form may refuse. */
const LABELS: Readonly<Record<string, WordKey>> = {
  handle: 'admin.handle',
  title: 'admin.name',
  price: 'admin.price',
  available: 'admin.stock',
  inventoryPolicy: 'admin.inventoryPolicy',
  code: 'admin.code',
  kind: 'admin.kind',
  percentage: 'admin.percentage',
  initialValue: 'admin.giftCardAmount',
  picture: 'admin.picture',
  name: 'admin.picture',
  alt: 'admin.alt',
  shopName: 'admin.shopName',
  policyTitle: 'admin.policyTitle',
  body: 'admin.policyBody',
  ...Object.fromEntries(Object.entries(FACT_LABELS).map(([key, label]) => [`facts.${key}`, label])),
};

function labelOf(field: string, words: Words): string {
  const label = LABELS[field];
  return label === undefined ? field : words(label);
}
