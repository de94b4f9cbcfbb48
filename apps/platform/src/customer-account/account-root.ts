import { numericIdOf } from '../catalogue/global-id.ts';
import { changeAccount } from '../customer/accounts.ts';
import { type AddressEdit, type EditedBook, editAddresses } from '../customer/address-book.ts';
import { type Customer, type CustomerProblem, type Outcome, refused } from '../customer/customer.ts';
import { issueToken } from '../db/repositories/customer-tokens.ts';
import { listCustomerOrders } from '../db/repositories/customers.ts';
import type { MailingAddressInput } from '../graphql/__generated__/resolvers.ts';
import type { PlatformContext } from '../graphql/context.ts';
import { localized } from '../graphql/localized.ts';
import { bookAddressView } from './address-view.ts';
import { customerView, emailView } from './customer-view.ts';
import { orderView } from './order-view.ts';

/** The type CustomerAddressInput. */
interface AddressInput {
  readonly address1?: string | null;
  readonly address2?: string | null;
  readonly city?: string | null;
  readonly company?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phoneNumber?: string | null;
  readonly territoryCode?: string | null;
  readonly zip?: string | null;
  readonly zoneCode?: string | null;
}

interface AddressArguments {
  readonly address?: AddressInput | null;
  readonly addressId: string;
  readonly defaultAddress?: boolean | null;
}

/** Root resolvers of the Customer Account API for one customer: queries and mutations of their own account only. */
export function accountRoot(customer: Customer) {
  const { id } = customer;
  return {
    customer: customerView(customer),

    order: async ({ id: orderId }: { readonly id: string }, context: PlatformContext) => {
      const number = numericIdOf(orderId, 'Order');
      const order = (await listCustomerOrders(context.database, id)).find((one) => one.number === number);
      return order === undefined ? null : orderView(order, context);
    },

    shop: (_args: object, { catalogue, env, language }: PlatformContext) => {
      const [shop] = catalogue.documents.all('shop');
      if (shop === undefined) throw new Error('The database has no shop');
      const name = localized(shop, 'name', shop.name, { language });
      return { id: shop.id, name, url: env.shopUrl, metafield: null };
    },

    customerUpdate: async (
      {
        input,
      }: { readonly input: { readonly firstName?: string | null; readonly lastName?: string | null } },
      context: PlatformContext,
    ) => {
      const outcome = await changeAccount(context, id, input);
      return 'problems' in outcome
        ? { customer: null, userErrors: customerUserErrors(outcome.problems) }
        : { customer: customerView(outcome.done.customer), userErrors: [] };
    },

    customerEmailMarketingSubscribe: (_args: object, context: PlatformContext) =>
      subscribe(context, id, true),
    customerEmailMarketingUnsubscribe: (_args: object, context: PlatformContext) =>
      subscribe(context, id, false),

    customerAddressCreate: async (
      { address, defaultAddress }: Omit<AddressArguments, 'addressId'>,
      context: PlatformContext,
    ) => {
      const outcome = await editAddresses(context, id, {
        kind: 'add',
        given: storefrontAddress(address ?? {}),
      });
      return addressAnswer(await preferred(context, id, outcome, defaultAddress));
    },

    customerAddressUpdate: async (
      { address, addressId, defaultAddress }: AddressArguments,
      context: PlatformContext,
    ) => {
      const edited = numericIdOf(addressId, 'CustomerAddress') ?? 0;
      if (defaultAddress === false && edited === customer.defaultAddressId) {
        const code = 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED';
        return {
          customerAddress: null,
          userErrors: [{ code, field: ['defaultAddress'], message: DEFAULT_STAYS }],
        };
      }
      const given = storefrontAddress(address ?? {});
      const outcome = await editAddresses(context, id, { kind: 'change', id: edited, given }, ['addressId']);
      return addressAnswer(await preferred(context, id, outcome, defaultAddress));
    },

    customerAddressDelete: async (
      { addressId }: { readonly addressId: string },
      context: PlatformContext,
    ) => {
      const edit: AddressEdit = { kind: 'delete', id: numericIdOf(addressId, 'CustomerAddress') ?? 0 };
      if (edit.id === customer.defaultAddressId) {
        const code = 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED';
        return {
          deletedAddressId: null,
          userErrors: [{ code, field: ['addressId'], message: DEFAULT_STAYS }],
        };
      }
      const outcome = await editAddresses(context, id, edit, ['addressId']);
      return 'problems' in outcome
        ? { deletedAddressId: null, userErrors: addressUserErrors(outcome.problems) }
        : { deletedAddressId: addressId, userErrors: [] };
    },

    storefrontCustomerAccessTokenCreate: async (_args: object, { database, now }: PlatformContext) => {
      const { token } = await issueToken(database, 'access', id, now());
      return { customerAccessToken: token, userErrors: [] };
    },
  };
}

const DEFAULT_STAYS = 'Choose another default address first';

async function subscribe(context: PlatformContext, id: number, acceptsMarketing: boolean) {
  const outcome = await changeAccount(context, id, { acceptsMarketing });
  return 'problems' in outcome
    ? { emailAddress: null, userErrors: customerUserErrors(outcome.problems) }
    : { emailAddress: emailView(outcome.done.customer), userErrors: [] };
}

/** Makes a written address the default, if requested. */
async function preferred(
  context: PlatformContext,
  customerId: number,
  outcome: Outcome<EditedBook>,
  isDefault: boolean | null | undefined,
): Promise<Outcome<EditedBook>> {
  if ('problems' in outcome || isDefault !== true) return outcome;
  const made = await editAddresses(context, customerId, { kind: 'prefer', id: outcome.done.address.id });
  return 'problems' in made ? refused('NOT_FOUND', ['addressId'], 'Address does not exist') : made;
}

function addressAnswer(outcome: Outcome<EditedBook>) {
  return 'problems' in outcome
    ? { customerAddress: null, userErrors: addressUserErrors(outcome.problems) }
    : { customerAddress: bookAddressView(outcome.done.address), userErrors: [] };
}

/** The address as Storefront API input. Absent fields stay absent. */
function storefrontAddress({
  phoneNumber,
  territoryCode,
  zoneCode,
  ...shared
}: AddressInput): MailingAddressInput {
  return {
    ...shared,
    ...(phoneNumber !== undefined && { phone: phoneNumber }),
    ...(territoryCode !== undefined && { country: territoryCode }),
    ...(zoneCode !== undefined && { province: zoneCode }),
  };
}

const CUSTOMER_CODES: ReadonlySet<string> = new Set([
  'CONTAINS_HTML_TAGS',
  'CONTAINS_URL',
  'INVALID',
  'TOO_LONG',
]);
const ADDRESS_CODES: Readonly<Record<string, string>> = {
  CONTAINS_HTML_TAGS: 'CONTAINS_HTML_TAGS',
  NOT_FOUND: 'ADDRESS_ID_DOES_NOT_EXIST',
  TOO_LONG: 'TOO_LONG',
};
/** Error codes of an address field, and its name in the Customer Account API. */
const ADDRESS_FIELDS: Readonly<Record<string, { readonly name: string; readonly code: string }>> = {
  country: { name: 'territoryCode', code: 'INVALID_TERRITORY_CODE' },
  province: { name: 'zoneCode', code: 'INVALID_FOR_COUNTRY' },
  phone: { name: 'phoneNumber', code: 'PHONE_NUMBER_NOT_VALID' },
  zip: { name: 'zip', code: 'INVALID_FOR_COUNTRY' },
};

/** User errors of customer facts, in the form of the Customer Account API. */
function customerUserErrors(problems: readonly CustomerProblem[]) {
  return problems.map(({ code, field, message }) => ({
    code: CUSTOMER_CODES.has(code) ? code : 'INVALID',
    field: field && ['input', ...field.slice(1)],
    message,
  }));
}

/** User errors of an address, in the same form. */
function addressUserErrors(problems: readonly CustomerProblem[]) {
  return problems.map(({ code, field, message }) => {
    const last = ADDRESS_FIELDS[field?.at(-1) ?? ''];
    return {
      code: ADDRESS_CODES[code] ?? last?.code ?? 'INVALID',
      field: field && [...field.slice(0, -1), last?.name ?? field.at(-1)],
      message,
    };
  });
}
