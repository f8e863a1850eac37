import { lazy, Suspense, useEffect, useMemo, type ReactElement } from 'react';
import { Route, Routes, Navigate, generatePath, useLocation, useParams } from 'react-router-dom';
import type { PageBoot, SliceRoute } from '@waymark/contracts-core';
import { RemoteBoundary, RemoteLoadError, type ComponentLoader } from '@waymark/mfe-kit';
import { ErrorFallback } from '../errors/error-boundary';
import type { RemoteLoader } from '../federation/remote-loader';
import { AccessGuard } from './access-guard';
import { PageLoading } from './page-loading';

/** An old address: leads to the new one with the same parameters and query. */
function Redirect({ to }: { to: string }): ReactElement {
  const params = useParams();
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: generatePath(to, params), search, hash }} />;
}

/**
 * In place of a page whose document lets in something else than this one does: the browser loads its address anew. Links get
 * there without this (gateway, own-documents-script.ts); Back and what the site opens by itself do not.
 */
function NewDocument(): ReactElement {
  useEffect(() => window.location.reload(), []);
  return <PageLoading />;
}

const SwitchedOffPage = lazy(() => import(/* webpackChunkName: "no-page" */ './switched-off-page'));
const NotFoundPage = lazy(() => import(/* webpackChunkName: "no-page" */ './not-found-page'));

interface SliceRoutesProps {
  remotes: PageBoot['remotes'];
  /** What this document lets in. */
  opens?: PageBoot['opens'];
  loader: Pick<RemoteLoader, 'load'>;
}

/** Every route that a slice declares; anything else is the 404 page. */
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

/** One page of a slice, drawn by its remote. */
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
