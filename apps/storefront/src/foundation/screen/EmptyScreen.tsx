import { Button } from '@shop/ui-kit/primitives/Button';
import { EmptyState, type EmptyStateProps } from '@shop/ui-kit/primitives/EmptyState';

export type EmptyScreenProps = Pick<EmptyStateProps, 'drawing' | 'title' | 'text' | 'extra'> & {
  /** The label of its button. */
  action: string;
  /** The button's target or action. */
  to: string | (() => void);
};

/** An empty state: the reason, and one action. */
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
