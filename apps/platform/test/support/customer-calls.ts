import type { PlatformUnderTest } from './platform-under-test.ts';

const ERRORS = 'customerUserErrors { code field message } userErrors { field message }';
const ADDRESS =
  'id firstName lastName zip provinceCode province city address1 phone countryCodeV2 formatted name';

const CUSTOMER = `id displayName firstName lastName email phone acceptsMarketing numberOfOrders tags
  metafield(namespace: "a", key: "b") { id }
  defaultAddress { ${ADDRESS} } addresses(first: 5) { nodes { ${ADDRESS} } }`;

/** A shop's customer calls. @param shop the platform, once it runs */
export function customerCalls(shop: () => Pick<PlatformUnderTest, 'ask'>) {
  const ask = async (document: string, variables: Record<string, unknown>) => {
    const { data, errors } = await shop().ask(document, variables);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    create: async (input: Record<string, unknown>) =>
      (
        await ask(
          `mutation($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { ${CUSTOMER} } ${ERRORS} } }`,
          { input },
        )
      ).customerCreate,
    signIn: async (email: string, password: string) =>
      (
        await ask(
          `mutation($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
            customerAccessToken { accessToken expiresAt } ${ERRORS} } }`,
          { input: { email, password } },
        )
      ).customerAccessTokenCreate,
    customer: async (token: string) =>
      (
        await ask(`query($token: String!) { customer(customerAccessToken: $token) { ${CUSTOMER} } }`, {
          token,
        })
      ).customer,
    update: async (token: string, customer: Record<string, unknown>) =>
      (
        await ask(
          `mutation($token: String!, $customer: CustomerUpdateInput!) {
            customerUpdate(customerAccessToken: $token, customer: $customer) {
              customer { ${CUSTOMER} } customerAccessToken { accessToken } ${ERRORS} } }`,
          { token, customer },
        )
      ).customerUpdate,
    addAddress: async (token: string, address: Record<string, unknown>) =>
      (
        await ask(
          `mutation($token: String!, $address: MailingAddressInput!) {
            customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { ${ADDRESS} } ${ERRORS} } }`,
          { token, address },
        )
      ).customerAddressCreate,
    changeAddress: async (token: string, id: string, address: Record<string, unknown>) =>
      (
        await ask(
          `mutation($token: String!, $id: ID!, $address: MailingAddressInput!) {
            customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
              customerAddress { ${ADDRESS} } ${ERRORS} } }`,
          { token, id, address },
        )
      ).customerAddressUpdate,
    deleteAddress: async (token: string, id: string) =>
      (
        await ask(
          `mutation($token: String!, $id: ID!) {
            customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId ${ERRORS} } }`,
          { token, id },
        )
      ).customerAddressDelete,
    preferAddress: async (token: string, addressId: string) =>
      (
        await ask(
          `mutation($token: String!, $addressId: ID!) {
            customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $addressId) {
              customer { defaultAddress { id } } ${ERRORS} } }`,
          { token, addressId },
        )
      ).customerDefaultAddressUpdate,
    recover: async (email: string) =>
      (await ask(`mutation($email: String!) { customerRecover(email: $email) { ${ERRORS} } }`, { email }))
        .customerRecover,
    activateByUrl: async (activationUrl: string, password: string) =>
      (
        await ask(
          `mutation($activationUrl: URL!, $password: String!) {
            customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
              customer { id numberOfOrders } customerAccessToken { accessToken } customerUserErrors { code field message } } }`,
          { activationUrl, password },
        )
      ).customerActivateByUrl,
    resetByUrl: async (resetUrl: string, password: string) =>
      (
        await ask(
          `mutation($resetUrl: URL!, $password: String!) { customerResetByUrl(resetUrl: $resetUrl, password: $password) {
            customer { id } customerAccessToken { accessToken } ${ERRORS} } }`,
          { resetUrl, password },
        )
      ).customerResetByUrl,
  };
}
