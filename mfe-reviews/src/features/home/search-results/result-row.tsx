import type { VenueFacts, VenueMatch, VenueSearchResult } from '@waymark/contracts-reviews';
import { Badge, Card, Inline, ListIcon, space, Stack, StarRating, target, wide } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { categoryLabel } from '../../../shared/category-label';
import { placeLine } from '../../../shared/place-line';
import { SampleBadge } from '../../../shared/sample-badge';
import { knownWords } from './known-words';
import { ResultMatch } from './result-match';

/** Place and match beside one another where there is room: the matches then stand in one column to run the eye down. */
const Row = styled(Card)`
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space[8]};
    align-items: start;
  }
`;

const Name = styled.h3`
  a {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
    overflow-wrap: anywhere;
  }
`;

interface ResultRowProps {
  venue: VenueSearchResult;
  facts: VenueFacts | undefined;
  match: VenueMatch | undefined;
}

export function ResultRow({ venue, facts, match }: ResultRowProps) {
  return (
    <Row as="li">
      <Stack $gap={2}>
        <Name>
          <Link to={`/venues/${venue.id}`}>{venue.name}</Link>
        </Name>
        <p>{[venue.address, placeLine(venue)].filter(Boolean).join(', ')}</p>
        <Inline $gap={2}>
          <Badge tone="accent">{categoryLabel(venue.category)}</Badge>
          {venue.isSample && <SampleBadge />}
          {venue.averageRating !== null && <StarRating value={venue.averageRating} />}
        </Inline>
      </Stack>
      {facts && match ? (
        <ResultMatch name={venue.name} facts={facts} match={match} />
      ) : (
        <Inline
          as="p"
          $gap={2}
          $align="flex-start"
          style={{ flexWrap: 'nowrap', minHeight: target, paddingTop: space[2] }}
        >
          {facts && <ListIcon />}
          <span>{facts && knownWords(facts)}</span>
        </Inline>
      )}
    </Row>
  );
}
