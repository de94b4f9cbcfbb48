import type { GraphQLResolveInfo } from 'graphql';
import { listCustomerOrders } from '../db/repositories/customers.ts';
import { textFields } from '../search/text-fields.ts';
import type { PlatformContext } from './context.ts';
import type { OrderModel } from './models.ts';
import type { PageArguments } from './paginate.ts';
import { searchedPage } from './searched-page.ts';

type ListedOrder = OrderModel & { readonly numericId: number };

/** A page of a customer's orders, in a sort order from either of the provider's two schemas. */
export async function customerOrders(
  customerId: number,
  args: PageArguments & { readonly query?: string | null },
  sortKey: string,
  context: PlatformContext,
  info: GraphQLResolveInfo,
) {
  const orders = (await listCustomerOrders(context.database, customerId)).map(
    (order): ListedOrder => ({ ...order, __typename: 'Order', numericId: order.number }),
  );
  const fields = textFields<ListedOrder>(['processed_at'], context.now(), (order) => ({
    numericId: order.number,
    titles: [`#${order.number}`],
    body: '',
    exact: {},
    instants: { processed_at: order.placedAt.toISOString() },
  }));
  return searchedPage(orders, args, sortKey, (order) => sortValue(order, sortKey), fields, context, info);
}

/** Orders never change after placement, so every date key is the same. */
const MOMENTS: ReadonlySet<string> = new Set(['PROCESSED_AT', 'CREATED_AT', 'UPDATED_AT']);

function sortValue(order: ListedOrder, sortKey: string): number {
  if (sortKey === 'TOTAL_PRICE') return order.total;
  return MOMENTS.has(sortKey) ? order.placedAt.getTime() : order.number;
}
