import { lazyAgain, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { draftIdIn, newDraftId } from './keep/draft-id';

// The large editor code loads only for authors.
const OpenEditor = lazyAgain(() => import(/* webpackChunkName: "trip-editor-form" */ './open-editor'));
const Start = lazyAgain(() => import(/* webpackChunkName: "trip-editor-start" */ './start'));

const waiting = (
  <LoadingRegion label="Loading the editor">
    <Skeleton height="30rem" />
  </LoadingRegion>
);

export function TripEditorPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const draftId = draftIdIn(params);
  const [ofChanges] = useState(newDraftId);
  const heading = id === undefined ? 'Share Your Trip' : 'Edit your trip';
  usePageTitle(heading);
  return (
    <Page narrow>
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'Trip Blogs', to: '/trip-blogs' }, { label: heading }]}
      />
      <PageHeading lead="What was it really like? Your story helps someone else plan their trip.">
        {heading}
      </PageHeading>
      <Suspense fallback={waiting}>
        {id !== undefined ? (
          <OpenEditor key={id} tripId={Number(id)} draftId={ofChanges} />
        ) : draftId ? (
          <OpenEditor key={draftId} tripId={null} draftId={draftId} />
        ) : (
          <Start />
        )}
      </Suspense>
    </Page>
  );
}

export default withQueries(TripEditorPage);
