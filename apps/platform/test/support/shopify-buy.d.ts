/** Types used by the tests, for a client without its own. */
declare module 'shopify-buy' {
  interface Cart {
    readonly id: string;
    readonly webUrl: string;
    readonly note: string;
    readonly totalPrice: { readonly amount: string };
    readonly subtotalPrice: { readonly amount: string };
    readonly paymentDue: { readonly amount: string };
    readonly lineItems: readonly { readonly id: string; readonly quantity: number }[];
  }

  interface Client {
    readonly product: {
      fetchByHandle(handle: string): Promise<{
        readonly title: string;
        readonly variants: readonly { readonly id: string; readonly price: { readonly amount: string } }[];
      }>;
    };
    readonly checkout: {
      create(input: object): Promise<Cart>;
      fetch(id: string): Promise<Cart>;
      addLineItems(id: string, lines: readonly object[]): Promise<Cart>;
      updateLineItems(id: string, lines: readonly object[]): Promise<Cart>;
      addDiscount(id: string, code: string): Promise<Cart>;
      addGiftCards(id: string, codes: readonly string[]): Promise<Cart>;
      updateAttributes(id: string, input: { readonly note: string }): Promise<Cart>;
    };
  }

  const client: { buildClient(config: Readonly<Record<string, string>>): Client };
  // biome-ignore lint/style/noDefaultExport: it has no other
  export default client;
}
