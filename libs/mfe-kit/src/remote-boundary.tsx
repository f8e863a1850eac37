import {
  Component,
  lazy,
  Suspense,
  type ComponentType,
  type ReactNode,
  useEffect,
  useState,
  type ReactElement,
  useRef,
} from 'react';
import { Container, Button, Card, Stack } from '@waymark/ui';
import type { SlotLoader } from './define-remote';
import { getHost } from './host';
import { TRY_AGAIN } from './lazy-again';
import { RemoteLoadError } from './remote-load-error';

interface LoadFailureProps {
  what: string;
  /** For a whole page, which needs its own heading. */
  page: boolean;
  focus: boolean;
  onTryAgain: () => void;
}

function LoadFailure({ what, page, focus, onTryAgain }: LoadFailureProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const Heading = page ? 'h1' : 'h2';
  const message = (
    <Stack>
      <Heading ref={heading} tabIndex={-1}>
        {`We could not load ${what}`}
      </Heading>
      <p>The rest of the site still works. This usually only takes a moment.</p>
      <div>
        <Button variant="primary" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </Stack>
  );
  return page ? <Container>{message}</Container> : <Card>{message}</Card>;
}

// Earlier than the time-out of a remote's first attempt (5 s), so that nobody looks at an empty page for longer.
const SLOW_AFTER_MS = 4000;

/** Announces after a while that a part of the page takes long; retries continue meanwhile. */
function SlowLoadNotice(): ReactElement {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container role="status">
      {slow && <p>This is taking longer than usual. We are still trying. The rest of the site works.</p>}
    </Container>
  );
}

export interface RemoteBoundaryProps {
  load: SlotLoader;
  /** The slice of the component, for counting its failures. */
  slice?: string;
  /** Props of the component. */
  contentProps?: object;
  /** Names the missing part; completes "We could not load", e.g. "this page". */
  what?: string;
  /** A page's message is its heading and takes the focus; a part's message takes it only after "Try again". */
  isPage?: boolean;
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** Shown when the component throws while rendering. */
  broken?: ReactNode;
  /** Shows and announces nothing while loading or after a failure. */
  quiet?: boolean;
}

/** Compared by name, because each bundle has its own copy of the error class. */
const LOAD_ERROR: RemoteLoadError['name'] = 'RemoteLoadError';

interface State {
  attempt: number;
  Content: ComponentType<object>;
  error: Error | null;
}

/** Renders a component of another bundle and contains its errors. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { attempt: 0, Content: lazyOnce(this.props.load), error: null };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    if (this.props.slice) getHost().failed?.(this.props.slice, error);
  }

  // React keeps a rejected lazy component forever, so a retry needs a new one.
  #tryAgain = (): void => {
    window.dispatchEvent(new Event(TRY_AGAIN));
    this.setState(({ attempt }) => ({ attempt: attempt + 1, Content: lazyOnce(this.props.load), error: null }));
  };

  override render(): ReactNode {
    const { contentProps, what = 'this part of the page', isPage = false, loading = null, broken, quiet } = this.props;
    const { attempt, Content, error } = this.state;
    if (!error) {
      return (
        <Suspense
          key={attempt}
          fallback={
            <>
              {loading}
              {!quiet && <SlowLoadNotice />}
            </>
          }
        >
          <Content {...contentProps} />
        </Suspense>
      );
    }
    if (quiet) return null;
    if (broken !== undefined && error.name !== LOAD_ERROR) return broken;
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
