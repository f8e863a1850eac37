import type { ReactElement, ReactNode } from 'react';
import { getHost } from './host';
import { RemoteBoundary } from './remote-boundary';

interface SlotProps<Props extends object> {
  name: string;
  /**
   * The props of each component. Take the type from the contract of the slice with the slot:
   * `Slot<ReviewsSlots['venue-match']>`.
   */
  props?: Props;
  /** Names a component that fails to load; completes "We could not load". */
  what?: string;
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** For optional content: shows and announces nothing when it fails to load. */
  quiet?: boolean;
}

/** A place for components of other slices. Renders nothing when no slice offers one. */
export function Slot<Props extends object = object>({
  name,
  props,
  what,
  loading,
  quiet,
}: SlotProps<Props>): ReactElement {
  return (
    <>
      {getHost()
        .slots(name)
        .map(({ key, load }) => (
          <RemoteBoundary
            key={key}
            load={load}
            slice={key.split('/')[0]}
            contentProps={props}
            what={what}
            loading={loading}
            quiet={quiet}
          />
        ))}
    </>
  );
}
