import type { ComponentType } from 'react';
import type { DeliverySectionProps } from './DeliverySection';

type Section = ComponentType<DeliverySectionProps>;

let loaded: Section | undefined;
let loading: Promise<Section> | undefined;

/** Brings the delivery form's code, once; a failed load is tried again by the next call. */
export function loadDeliverySection(): Promise<Section> {
  loading ??= import('./DeliverySection').then(
    ({ DeliverySection }) => {
      loaded = DeliverySection;
      return DeliverySection;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The form when its code is here: then it is drawn with the cart, and nothing below it moves. */
export function loadedDeliverySection(): Section | undefined {
  return loaded;
}
