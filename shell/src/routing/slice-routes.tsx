import { lazy, Suspense, useEffect, useMemo, type ReactElement } from 'react';
import { Route, Routes, Navigate, generatePath, useLocation, useParams } from 'react-router-dom';
import type { PageBoot, SliceRoute } from '@waymark/contracts-core';
import { RemoteBoundary, RemoteLoadError, type ComponentLoader } from '@waymark/mfe-kit';
import { ErrorFallback } from '../errors/error-boundary';
import type { RemoteLoader } from '../federation/remote-loader';
import { AccessGuard } from './access-guard';
import { PageLoading } from './page-loading';

/** Redirects an old URL to the new one, with the same parameters and query. */
function Redirect({ to }: { to: string }): ReactElement {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}

/**
 * Shown when a page needs a document with another security policy: the browser reloads the URL. Links do this without
 * it (gateway, inline-scripts.ts); Back and programmatic navigation do not.
 */
function NewDocument(): ReactElement {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}

const SwitchedOffPage = lazy(() => import(/* webpackChunkName: "no-page" */ './switched-off-page'));
const NotFoundPage = lazy(() => import(/* webpackChunkName: "no-page" */ './not-found-page'));

interface SliceRoutesProps {
  remotes: PageBoot['remotes'];
  /** What this document's security policy allows. */
  opens?: PageBoot['opens'];
  loader: Pick<RemoteLoader, 'load'>;
}

/** Routes for every page that a slice declares; any other URL shows the 404 page. */
export function SliceRoutes({ remotes, opens, loader }: SliceRoutesProps): ReactElement {
  const routes = useMemo(
    () =>
      Object.values(remotes).flatMap(({ slice, off, manifest }) =>
        manifest.routes.map((route) => ({ slice, off, route })),
      ),
    [remotes],
  );
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        {routes.map(({ slice, off, route }) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              off ? <SwitchedOffPage /> : route.opens === opens ? elementOf(slice, route, loader) : <NewDocument />
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

function elementOf(slice: string, route: SliceRoute, loader: Pick<RemoteLoader, 'load'>): ReactElement {
  if (route.redirectTo) return <Redirect to={route.redirectTo} />;
  return (
    <AccessGuard key={`${slice}/${route.page}`} access={route.access ?? 'visitor'} askToLogIn={route.askToLogIn}>
      <SlicePage loader={loader} slice={slice} page={route.page} />
    </AccessGuard>
  );
}

interface SlicePageProps {
  loader: Pick<RemoteLoader, 'load'>;
  slice: string;
  page: string;
}

/** One page of a slice, rendered by its remote. */
function SlicePage({ loader, slice, page }: SlicePageProps): ReactElement {
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
    return loadPage();
  };
}
