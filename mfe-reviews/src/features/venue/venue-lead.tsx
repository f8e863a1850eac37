import { dayWords } from '@waymark/contracts-core';
import {
  venueSentences,
  VENUE_KIND_LABELS,
  VENUE_STATUS_WORDS,
  type VenueDetail,
  type VenueStatus,
} from '@waymark/contracts-reviews';
import {
  Alert,
  Badge,
  fontSize,
  Inline,
  LinkButton,
  MapPinIcon,
  measure,
  PageHeading,
  PencilIcon,
  space,
  StarRating,
  target,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { countOf } from '../../shared/count-of';
import { placeLabel } from '../../shared/place-label';
import { SampleBadge } from '../../shared/sample-badge';
import { WriteReviewLink } from '../../shared/write-review-link';
import { directionsTo } from './directions';
import { SaveButton } from './save-button';

/** Screen readers read the sentence right after the name; visually it is below the location. */
const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  & > :nth-child(2) {
    order: 2;
    margin-top: ${space[2]};
  }
`;

const Sentence = styled.p`
  max-width: ${measure};
  font-size: ${fontSize.large};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

const Where = styled.p`
  max-width: ${measure};
  color: var(--color-text-soft);
  line-height: 1.8;
  overflow-wrap: anywhere;
`;

interface VenueLeadProps {
  venue: VenueDetail;
  /** True if nothing is known; the next card says so and what to do. */
  isBare: boolean;
}

/** Name, short summary, location and actions. */
export function VenueLead({ venue, isBare }: VenueLeadProps) {
  const sentences = venueSentences(venue);
  const shown = isBare ? sentences.slice(0, -1) : sentences;
  return (
    <Inline as="header" $gap={4} style={{ display: 'grid' }}>
      <Head>
        <PageHeading>{venue.name}</PageHeading>
        <div>
          <PlaceStatus venue={venue} />
          {shown.length > 0 && (
            <Sentence>
              {shown.map(({ text, weight }, index) => {
                const Words = weight === 'against' ? 'strong' : 'span';
                return <Words key={text}>{`${index > 0 ? ' ' : ''}${text}`}</Words>;
              })}
            </Sentence>
          )}
        </div>
        <WhereLine venue={venue} />
        {venue.description && <Where style={{ order: 3, whiteSpace: 'pre-line' }}>{venue.description}</Where>}
      </Head>
      {(!isBare || venue.reviewCount > 0) && (
        <Inline $gap={3}>
          <StarRating value={venue.averageRating} />
          <a href="#customer-reviews" style={{ display: 'inline-flex', alignItems: 'center', minHeight: target }}>
            {countOf(venue.reviewCount, 'review', 'reviews')}
          </a>
        </Inline>
      )}
      {!isBare && <VenueActions venue={venue} />}
    </Inline>
  );
}

function WhereLine({ venue }: { venue: VenueDetail }) {
  const label = placeLabel(venue);
  const kind = venue.kind === null ? undefined : VENUE_KIND_LABELS[venue.kind];
  const words = [
    kind === label ? undefined : kind,
    venue.address || 'Address not available',
    `${venue.city || 'Unknown'}, ${venue.country || 'Unknown'}`,
    venue.code && `Code ${venue.code}`,
    venue.approximatePosition && 'exact spot not known',
  ];
  return (
    <Where>
      <Badge tone="accent">{label}</Badge> {venue.isSample && <SampleBadge />}{' '}
      <span>{words.filter(Boolean).join(' · ')}</span>
    </Where>
  );
}

const BEFORE_LINK: Readonly<Record<VenueStatus['status'], string>> = {
  closed: 'Now here instead:',
  moved: 'It is now here:',
  double: 'Find it here:',
};

/** Says that a place has closed or moved. */
function PlaceStatus({ venue: { status } }: { venue: VenueDetail }) {
  if (!status) return null;
  return (
    <Alert
      tone="warn"
      title={`${VENUE_STATUS_WORDS[status.status]}, since ${dayWords(status.since)}`}
      style={{ marginBottom: space[4] }}
    >
      {status.now && (
        <p>
          <span>{BEFORE_LINK[status.status]}</span> <Link to={`/venues/${status.now.id}`}>{status.now.name}</Link>
        </p>
      )}
    </Alert>
  );
}

/** Makes the first two buttons fit on one line of a phone. */
const BESIDE = { paddingInline: space[4] };

/** The main actions for a venue. */
function VenueActions({ venue }: { venue: VenueDetail }) {
  const directions = directionsTo(venue);
  return (
    <Inline $gap={2}>
      <WriteReviewLink venue={venue} variant="primary" icon={<PencilIcon />} style={BESIDE}>
        Write Review
      </WriteReviewLink>
      <LinkButton to={directions.href} icon={<MapPinIcon />} style={BESIDE}>
        {directions.words}
      </LinkButton>
      <SaveButton title={venue.name} />
    </Inline>
  );
}
