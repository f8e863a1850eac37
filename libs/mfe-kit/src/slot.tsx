import type { ReactElement, ReactNode } from 'react';
import { getHost } from './host';
import { RemoteBoundary } from './remote-boundary';

interface SlotProps<Props extends object> {
  name: string;
  /** What each component gets as its props. Give the type from the contract of the slice that offers the slot: `Slot<ReviewsSlots['venue-match']>`. */
  props?: Props;
  /** What is missing when a component does not load, in words that stand after "We could not load". */
  what?: string;
  /** Shown while the code is on its way. */
  loading?: ReactNode;
  /** Nobody misses it where it does not come: then nothing is drawn, and nothing said. */
  quiet?: boolean;
}

/** A place for components of other slices. Nothing is drawn when no slice offers one. */
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
