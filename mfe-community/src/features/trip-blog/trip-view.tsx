import { useQueryClient } from '@tanstack/react-query';
import { tripPath } from '@waymark/contracts-community';
import { call, lazyAgain, useAfterContent, useHashTarget } from '@waymark/mfe-kit';
import { CorrectedNote, OwnAsideNote } from '@waymark/mfe-kit/moderation';
import { Breadcrumb, Button, Card, Inline, LinkButton, Page, PencilIcon, Section, space, Stack } from '@waymark/ui';
import { Component, type ComponentProps, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { viewTripBlog } from '../../endpoints';
import { ReportButton } from '../../shared/report/report-button';
import { TripText } from '../../shared/trip-text';
import { LikeButton } from './like-button';
import { PrintTrip } from './print-trip';
import { ShareButton } from './share-button';
import { TripContents } from './trip-contents';
import { TripCover } from './trip-cover';
import { TripDayView } from './trip-day';
import { TripHead } from './trip-head';
import { type Trip, tripQuery } from './trip-query';

const load = () => import(/* webpackChunkName: "trip-comments" */ '../../shared/comments/trip-comments');
const TripComments = lazyAgain(() => load().then(({ TripComments: Loaded }) => ({ default: Loaded })));

/** Hides failed comments, because the trip is readable without them. */
class Quietly extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p>We could not load the comments. Reload the page to try again.</p>;
  }
}

/** Comments render after the trip, so they do not delay it. */
function LateComments(props: ComponentProps<typeof TripComments>) {
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

/** The story at reading width, with its contents list beside it if there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 44rem) minmax(14rem, 1fr);
    align-items: start;

    /* A trip without days has none: what would be cut then is the focus ring of the comment field. */
    & > nav {
      position: sticky;
      grid-row: 1 / span 3;
      grid-column: 2;
      top: 6rem;
      max-height: calc(100dvh - 8rem);
      overflow-y: auto;
    }
  }
  @media print {
    display: block;
  }
`;

const Place = styled.div`
  scroll-margin-block-start: 6rem;
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Days = styled.ol`
  padding: 0;
  list-style: none;
`;

/** Shows a trip with its days in order. */
export function TripView({ trip }: { trip: Trip }) {
  useHashTarget();
  useCountView(trip);
  // Leaves out the comments of a trip that staff have hidden.
  const hasComments = trip.isPublished && !trip.setAside;
  return (
    <Page>
      <PrintTrip />
      <Breadcrumb
        data-screen-only
        items={[{ label: 'Home', to: '/' }, { label: 'Trip Blogs', to: '/trip-blogs' }, { label: trip.title }]}
      />
      <Columns>
        <Stack $gap={6}>
          <TripHead trip={trip} />
          <OwnAsideNote what="trip" setAside={trip.setAside} />
          <CorrectedNote corrected={trip.corrected} />
          <TripDeeds trip={trip} />
          <TripCover trip={trip} />
        </Stack>
        <TripContents trip={trip} hasComments={hasComments} />
        <Stack $gap={10}>
          {trip.disabilityContext && (
            <Card $tone="wash">
              <h2>Access needs on this trip</h2>
              <Words dir="auto">{trip.disabilityContext}</Words>
            </Card>
          )}
          {trip.storyText.length > 0 && (
            <Place id="story" tabIndex={-1}>
              <Section heading="The story">
                <TripText text={trip.storyText} level={2} />
              </Section>
            </Place>
          )}
          {trip.days.length > 0 && (
            <Section heading="Day by day">
              <Days role="list">
                {trip.days.map((day) => (
                  <TripDayView key={day.id} day={day}>
                    {hasComments && (
                      <LateComments
                        blogId={trip.id}
                        isOwnTrip={trip.isOwn}
                        entryId={day.id}
                        dayTitle={`day ${day.dayNumber}`}
                        headingLevel={4}
                      />
                    )}
                  </TripDayView>
                ))}
              </Days>
            </Section>
          )}
          {hasComments && <LateComments blogId={trip.id} isOwnTrip={trip.isOwn} headingLevel={2} />}
        </Stack>
      </Columns>
    </Page>
  );
}

/** The actions for a trip. */
function TripDeeds({ trip }: { trip: Trip }) {
  return (
    <Inline $gap={3} $align="flex-start" data-screen-only>
      {trip.isOwn && (
        <LinkButton variant="primary" icon={<PencilIcon />} to={`${tripPath(trip.id)}/edit`}>
          Edit your trip
        </LinkButton>
      )}
      <LikeButton trip={trip} />
      {trip.isPublished && !trip.setAside && <ShareButton id={trip.id} title={trip.title} />}
      <Button onClick={() => window.print()}>Print</Button>
      {!trip.isOwn && <ReportButton kind="trip" contentId={String(trip.id)} label="this trip" />}
    </Inline>
  );
}

/** Counts a view once the trip is rendered. Readers do not see a failed count. */
function useCountView({ id, isPublished }: Trip): void {
  const cache = useQueryClient();
  const isAfter = useAfterContent();
  const counted = useRef(false);
  useEffect(() => {
    if (!isAfter || !isPublished || counted.current) return;
    counted.current = true;
    call(viewTripBlog, { params: { id } }).then(
      ({ totalViews }) => cache.setQueryData<Trip>(tripQuery(id).queryKey, (trip) => trip && { ...trip, totalViews }),
      () => undefined,
    );
  }, [isAfter, isPublished, id, cache]);
}
