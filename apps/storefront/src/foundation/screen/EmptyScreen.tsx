import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState, type EmptyStateProps } from '@shop/ui-kit/primitives/EmptyState';

export type EmptyScreenProps = Pick<EmptyStateProps, 'drawing' | 'title' | 'text' | 'extra'> & {
  /** What its button says. */
  action: string;
  /** Where the button leads, or what it does. */
  to: string | (() => void);
};

/** A screen with nothing to show: why, and the one way on. */
export function EmptyScreen({ action, to, ...state }: EmptyScreenProps) {
  const way = typeof to === 'string' ? { href: to } : { onClick: to };
  return (
    <EmptyState
      {...state}
      action={
        <Button tone="primary" width="comfortable" {...way}>
          {action}
        </Button>
      }
    />
  );
}
