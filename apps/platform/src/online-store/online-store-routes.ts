import type { Services } from '../graphql/context.ts';
import { allowAnyOrigin } from '../http/cors.ts';
import { decoded } from '../http/decoded.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/send-json.ts';
import { discountLinkRoute } from './discount-link-route.ts';
import { permalinkRoute } from './permalink-route.ts';
import { productJson, productScriptJson } from './product-json.ts';

/** Routes of the provider's online store beside its APIs: cart permalinks, discount links, products as JSON. */
export function onlineStoreRoutes(services: Services): Route[] {
  return [permalinkRoute(services), discountLinkRoute(services.env), productRoute(services)];
}

/** `/products/{handle}.json` and `.js`. */
function productRoute({ catalogue }: Services): Route {
  return {
    method: 'GET',
    path: /^\/products\/([^/]{1,300})\.(json|js)$/,
    handle: async (_request, response, match) => {
      allowAnyOrigin(response);
      const [, handle = '', form] = match;
      const name = decoded(handle);
      const product = name === null ? undefined : catalogue.productByHandle(name);
      if (product === undefined) {
        sendJson(response, 404, { errors: 'Not Found' });
        return;
      }
      const body =
        form === 'json'
          ? productJson(product)
          : productScriptJson(product, ({ numericId }) => catalogue.isAvailable(numericId));
      sendJson(response, 200, body);
    },
  };
}
