import { venueSentences, VENUE_KIND_LABELS, type VenueDetail } from '@waymark/contracts-reviews';
import { Badge, fontSize, Inline, measure, PageHeading, space, StarRating, target } from '@waymark/ui';
import { styled } from 'styled-components';
import { countOf } from '../../shared/count-of';
import { placeLabel } from '../../shared/place-label';
import { SampleBadge } from '../../shared/sample-badge';
import { PlaceStatus } from './place-status';
import { VenueActions } from './venue-actions';

/** The sentence is read out right after the name, and shown under where the place is. */
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

/** Name, the answer in a few words, where it is, and what one can do. */
export function VenueLead({ venue }: { venue: VenueDetail }) {
  return (
    <Inline as="header" $gap={4} style={{ display: 'grid' }}>
      <Head>
        <PageHeading>{venue.name}</PageHeading>
        <div>
          <PlaceStatus venue={venue} />
          <Sentence>
            {venueSentences(venue).map(({ text, weight }, index) => (
              <span key={text}>
                {index > 0 && ' '}
                {weight === 'against' ? <strong>{text}</strong> : text}
              </span>
            ))}
          </Sentence>
        </div>
        <WhereLine venue={venue} />
        {venue.description && <Where style={{ order: 3, whiteSpace: 'pre-line' }}>{venue.description}</Where>}
      </Head>
      <VenueActions venue={venue} />
      <Inline $gap={3}>
        <StarRating value={venue.averageRating} />
        <a href="#customer-reviews" style={{ display: 'inline-flex', alignItems: 'center', minHeight: target }}>
          {countOf(venue.reviewCount, 'review', 'reviews')}
        </a>
      </Inline>
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
    venue.approximatePosition && 'around here, the exact spot is not known',
  ];
  return (
    <Where>
      <Badge tone="accent">{label}</Badge> {venue.isSample && <SampleBadge />} {words.filter(Boolean).join(' · ')}
    </Where>
  );
}
