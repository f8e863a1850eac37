import { lazyAgain, useAfterContent } from '@waymark/mfe-kit';
import { Component, Suspense, type ComponentProps, type ReactNode } from 'react';

const load = () => import(/* webpackChunkName: "trip-comments" */ '../../shared/comments/trip-comments');
const TripComments = lazyAgain(() => load().then(({ TripComments: Loaded }) => ({ default: Loaded })));

/** A trip can be read without what others say of it. */
class Quietly extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p>We could not load the comments. Reload the page to try again.</p>;
  }
}

/** Comments come after the trip itself, so that they hold up none of it. */
export function LateComments(props: ComponentProps<typeof TripComments>) {
  if (!useAfterContent()) return null;
  return (
    <div data-screen-only>
      <Quietly>
        <Suspense fallback={null}>
          <TripComments {...props} />
        </Suspense>
      </Quietly>
    </div>
  );
}
