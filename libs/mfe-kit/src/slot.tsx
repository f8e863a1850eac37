import type { ReactElement } from 'react';
import { getHost } from './host';
import { RemoteBoundary } from './remote-boundary';

/** A place for components of other slices. Nothing is drawn when no slice offers one. */
export function Slot({ name }: { name: string }): ReactElement {
  return (
    <>
      {getHost()
        .slots(name)
        .map(({ key, load }) => (
          <RemoteBoundary key={key} load={load} />
        ))}
    </>
  );
}
