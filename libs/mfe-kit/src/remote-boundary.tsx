import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { SlotLoader } from './define-remote';
import { getHost } from './host';
import { LoadFailure } from './load-failure';
import { RemoteLoadError } from './remote-load-error';
import { SlowLoadNotice } from './slow-load-notice';

export interface RemoteBoundaryProps {
  load: SlotLoader;
  /** Whose component it is: its failures are counted for this slice. */
  slice?: string;
  /** Props of the component. */
  contentProps?: object;
  /** What is missing, in words that stand after "We could not load", e.g. "this page". */
  what?: string;
  /** A page's message is its heading and takes the focus; a part of a page takes it only after "Try again". */
  isPage?: boolean;
  /** Shown while the code is on its way. */
  loading?: ReactNode;
  /** Shown when the component itself throws while drawing. */
  broken?: ReactNode;
}

interface State {
  attempt: number;
  Content: ComponentType<object>;
  error: Error | null;
}

/** Draws a component of another bundle. What goes wrong in there stays in here. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { attempt: 0, Content: lazyOnce(this.props.load), error: null };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (this.props.slice) getHost().failed?.(this.props.slice, error);
  }

  // React keeps a rejected lazy component for ever: trying again needs a new one.
  #tryAgain = (): void => {
    this.setState(({ attempt }) => ({ attempt: attempt + 1, Content: lazyOnce(this.props.load), error: null }));
  };

  override render(): ReactNode {
    const { contentProps, what = 'this part of the page', isPage = false, loading = null, broken } = this.props;
    const { attempt, Content, error } = this.state;
    if (!error) {
      return (
        <Suspense
          key={attempt}
          fallback={
            <>
              {loading}
              <SlowLoadNotice />
            </>
          }
        >
          <Content {...contentProps} />
        </Suspense>
      );
    }
    if (broken !== undefined && !(error instanceof RemoteLoadError)) return broken;
    return (
      <LoadFailure key={attempt} what={what} page={isPage} focus={isPage || attempt > 0} onTryAgain={this.#tryAgain} />
    );
  }
}

function lazyOnce(load: RemoteBoundaryProps['load']): ComponentType<object> {
  return lazy(async () => {
    try {
      const module = await load();
      if (typeof module?.default !== 'function' && typeof module?.default !== 'object') {
        throw new RemoteLoadError('wrong-export', 'The module has no component as its default export');
      }
      return module as { default: ComponentType<object> };
    } catch (cause) {
      throw cause instanceof RemoteLoadError ? cause : new RemoteLoadError('not-loaded', String(cause), { cause });
    }
  });
}
