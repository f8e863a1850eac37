import { useMemo, type ReactElement } from 'react';
import { RemoteBoundary, RemoteLoadError, type ComponentLoader } from '@waymark/mfe-kit';
import { ErrorFallback } from '../errors/error-boundary';
import type { RemoteLoader } from '../federation/remote-loader';
import { PageLoading } from './page-loading';

interface SlicePageProps {
  loader: Pick<RemoteLoader, 'load'>;
  slice: string;
  page: string;
}

/** One page of a slice, drawn by its remote. */
export function SlicePage({ loader, slice, page }: SlicePageProps): ReactElement {
  const load = useMemo(() => pageLoader(loader, slice, page), [loader, slice, page]);
  return (
    <RemoteBoundary
      load={load}
      slice={slice}
      what="this page"
      isPage
      loading={<PageLoading />}
      broken={<ErrorFallback />}
    />
  );
}

function pageLoader(loader: Pick<RemoteLoader, 'load'>, slice: string, page: string): ComponentLoader {
  return async () => {
    const { pages } = await loader.load(slice);
    const loadPage = pages[page];
    if (!loadPage) throw new RemoteLoadError('wrong-export', `${slice} has no page named ${page}`);
    // A file of the page may be lost on the way as well as the remote's entry: one retry before the message.
    return loadPage().catch(loadPage);
  };
}
