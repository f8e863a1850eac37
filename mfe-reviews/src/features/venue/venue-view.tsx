import { dayWords, isOlderThan } from '@waymark/contracts-core';
import { type Feature, VENUE_KIND_LABELS, type VenueDetail } from '@waymark/contracts-reviews';
import { lazyAgain, useAfterContent, useHashTarget } from '@waymark/mfe-kit';
import { Breadcrumb, Page, Skeleton, Stack, target } from '@waymark/ui';
import { Suspense, useCallback, useState } from 'react';
import { hasSlot } from '../../shared/has-slot';
import { questionAddress } from '../../shared/venue-search/question';
import { areCostsKnown } from './cost-rows';
import { knownFeatures } from './feature-facts';
import { MatchPlace } from './match-place';
import { NoFacts } from './no-facts';
import { NoReviews } from './no-reviews';
import { REPORT_ID } from './report-id';
import { UnknownFacts } from './unknown-facts';
import { VenueLead } from './venue-lead';
import { VenueSourceLine } from './venue-source-line';
import { VenueTop } from './venue-top';
import { WhatWeKnow } from './what-we-know';
import { WhenNear } from './when-near';

/** In lists this old, a tenth of the places no longer exist. */
const OLD_MONTHS = 24;

/** Returns why the place may no longer exist; null without a reason. */
function doubtOf({ lastListed, offLists }: VenueDetail): string | null {
  if (offLists) return `${offLists.by} no longer lists it (${dayWords(offLists.since)}). Is it still open?`;
  if (!lastListed || !isOlderThan(OLD_MONTHS, lastListed, new Date())) return null;
  return `Listed in ${lastListed.slice(0, 4)}: still open?`;
}

/** Asks readers about a place that lists dropped or last listed long ago; such places are never removed silently. */
export function StillOpen({ venue }: { venue: VenueDetail }) {
  const doubt = doubtOf(venue);
  if (!doubt || venue.status) return null;
  return (
    <p>
      <span>{doubt}</span>{' '}
      <a href={`#${REPORT_ID}`} style={{ display: 'inline-flex', alignItems: 'center', minHeight: target }}>
        Tell us if you know
      </a>
    </p>
  );
}

// Optional parts share one chunk, because each chunk adds a name and a hash to the remote's entry. Few places have
// notices or photos, so the first screen does not wait for them.
const Notices = lazyAgain(() =>
  import(/* webpackChunkName: "venue-some" */ './notices').then((part) => ({ default: part.Notices })),
);
const ToiletFacts = lazyAgain(() =>
  import(/* webpackChunkName: "venue-some" */ './toilet-facts').then((part) => ({ default: part.ToiletFacts })),
);
const VenueReviews = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './venue-reviews').then((part) => ({ default: part.VenueReviews })),
);
const TellUs = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './tell-us').then((part) => ({ default: part.TellUs })),
);

const GettingThere = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './getting-there').then((part) => ({ default: part.GettingThere })),
);

const Nearby = lazyAgain(() =>
  import(/* webpackChunkName: "venue-after" */ './nearby').then((part) => ({ default: part.Nearby })),
);
const VenuePhotos = lazyAgain(() =>
  import(/* webpackChunkName: "venue-some" */ './photos/venue-photos').then((part) => ({
    default: part.VenuePhotos,
  })),
);

/** Checks whether there may be photos, judging by the reviews loaded with the page. */
const mayHavePhotos = ({ reviews, reviewsNextCursor }: VenueDetail): boolean =>
  reviewsNextCursor !== null || reviews.some(({ photos }) => photos.length > 0);

/** Returns a link to similar places, "Theatre in Leeds"; empty when kind or city is unknown. */
function othersOfItsKind({ kind, city }: VenueDetail): { label: string; to: string }[] {
  const word = kind === null ? undefined : VENUE_KIND_LABELS[kind];
  if (!word || !city) return [];
  return [{ label: `${word} in ${city}`, to: questionAddress({ q: word, where: city }) }];
}

/**
 * Returns the reserved height, so that late content moves nothing: map, three lines, a button and the last metres;
 * without a position only text.
 */
function roomOfGettingThere({ latitude, longitude }: VenueDetail): string {
  if (latitude === null || longitude === null) return '11rem';
  return hasSlot('venue-last-metres') ? '40rem' : '27rem';
}

/** Reserves space for the first reviews, so that a link target below them does not move. */
const ReviewsWaiting = () => <Skeleton height="40rem" />;

/** The most important information comes first for tired readers: the summary, the match, the facts. */
export function VenueView({ venue }: { venue: VenueDetail }) {
  useHashTarget();
  const isAfter = useAfterContent();
  // The section stays after the last notice is gone, because the result is announced there.
  const [hadNotices] = useState(venue.notices.length > 0);
  const hasNotices = hadNotices || venue.notices.length > 0;
  // Features for the reader's needs; never leaves this page.
  const [wanted, setWanted] = useState<readonly Feature[]>([]);
  const onWanted = useCallback(
    (features: readonly Feature[]) => setWanted((seen) => (seen.join() === features.join() ? seen : features)),
    [],
  );
  // Fixed at the first render: an answer must not remove the card in which it was given.
  const [isBare] = useState(() => knownFeatures(venue).length === 0 && !areCostsKnown(venue));
  return (
    <Page>
      <VenueTop>
        <Stack $gap={4}>
          <Breadcrumb items={[{ label: 'Home', to: '/' }, ...othersOfItsKind(venue), { label: venue.name }]} />
          <VenueLead venue={venue} isBare={isBare} />
          {isBare && (
            <NoFacts venue={venue} wanted={wanted}>
              <UnknownFacts venue={venue} known={[]} wanted={wanted} />
              {venue.reviewCount === 0 && <NoReviews venue={venue} />}
              <VenueSourceLine venue={venue} />
            </NoFacts>
          )}
        </Stack>
        <MatchPlace venue={venue} isBrief={isBare} onWanted={onWanted} />
        <Stack $gap={8}>
          {venue.kind === 'toilets' && (
            <Suspense fallback={<Skeleton height="14rem" />}>
              <ToiletFacts venue={venue} />
            </Suspense>
          )}
          {hasNotices && (
            <Suspense fallback={<Skeleton height="8rem" />}>
              <Notices venue={venue} />
            </Suspense>
          )}
          <StillOpen venue={venue} />
          {!isBare && <WhatWeKnow venue={venue} wanted={wanted} />}
          <div style={{ minHeight: roomOfGettingThere(venue) }}>
            {isAfter && (
              <Suspense fallback={null}>
                <GettingThere venue={venue} />
              </Suspense>
            )}
          </div>
        </Stack>
      </VenueTop>
      {mayHavePhotos(venue) && (
        <WhenNear>
          <Suspense fallback={null}>
            <VenuePhotos venue={venue} />
          </Suspense>
        </WhenNear>
      )}
      {!(isBare && venue.reviewCount === 0) && (
        <Suspense fallback={<ReviewsWaiting />}>
          {isAfter ? <VenueReviews venue={venue} /> : <ReviewsWaiting />}
        </Suspense>
      )}
      {isAfter && (
        <Suspense fallback={null}>
          <TellUs venue={venue} />
        </Suspense>
      )}
      <WhenNear>
        <Suspense fallback={null}>
          <Nearby venue={venue} />
        </Suspense>
      </WhenNear>
    </Page>
  );
}
