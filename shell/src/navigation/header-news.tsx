import { lazy, Suspense, type ReactElement } from 'react';

const nothing = { default: () => null };
const News = lazy(() => import(/* webpackChunkName: "later" */ './news').catch(() => nothing));

/** Reserves space, so that no link moves under the pointer when the content loads. */
const room = <li aria-hidden="true" style={{ width: '4.5rem' }} />;

/** Remotes' notices for members in the header. Visitors do not load the code. */
export function HeaderNews(): ReactElement {
  return (
    <Suspense fallback={room}>
      <News room={room} />
    </Suspense>
  );
}
