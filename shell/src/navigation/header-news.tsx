import { lazy, Suspense, type ReactElement } from 'react';

const nothing = { default: () => null };
const News = lazy(() => import(/* webpackChunkName: "later" */ './news').catch(() => nothing));

/** Kept, so that no link moves under a pointer when what belongs here comes. */
const room = <li aria-hidden="true" style={{ width: '4.5rem' }} />;

/** What slices tell a member in the header. Nobody else loads the code for it. */
export function HeaderNews(): ReactElement {
  return (
    <Suspense fallback={room}>
      <News room={room} />
    </Suspense>
  );
}
