import type { Feature, SearchHit, VenueFacts, VenueMatch } from '@waymark/contracts-reviews';
import { Card, fontSize, Inline, measure, space, StarRating, target, VisuallyHidden, wide } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SampleBadge } from '../../../shared/sample-badge';
import { ResultMatch } from '../match/result-match';
import { FactBadges } from '../../../shared/place-facts/fact-badges';
import { toldFacts } from '../../../shared/place-facts/told-facts';
import { oldWords, placeWords } from '../../../shared/place-facts/place-words';

const MOST_FACTS = 4;

const Row = styled(Card)`
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};

  ${wide} {
    padding: ${space[4]} ${space[5]} ${space[5]};
  }
`;

const Name = styled.h2`
  font-size: ${fontSize.medium};

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
    /* A tall target beside small words: the room around it is its own. */
    margin-block: -${space[1]};
    overflow-wrap: anywhere;
  }
`;

const Soft = styled.p`
  max-width: ${measure};
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

interface ResultCardProps {
  hit: SearchHit;
  /** All that is known of it, once that is there; before, what came with the search. */
  known: VenueFacts | undefined;
  match: VenueMatch | undefined;
  /** Features that were asked for. */
  asked: readonly Feature[];
  /** Of its heading. Default 2. */
  level?: 2 | 3;
  /** Another place of the list has the same name: its link says where it leads. */
  isNamedTwice?: boolean;
}

/** One place, dense enough to compare with the next: what it is, what matters of it, and whether it suits. */
export function ResultCard({ hit, known, match, asked, level = 2, isNamedTwice = false }: ResultCardProps) {
  const told = toldFacts(known?.features ?? hit.facts, asked, MOST_FACTS);
  const old = oldWords(hit, new Date());
  return (
    <Row as="li">
      <Inline $gap={3} $justify="space-between">
        <Name as={`h${level}`}>
          <Link to={`/venues/${hit.id}`}>
            {hit.name}
            {isNamedTwice && <VisuallyHidden>{`, ${placeWords(hit)}`}</VisuallyHidden>}
          </Link>
        </Name>
        <Inline $gap={2}>
          {hit.isSample && <SampleBadge />}
          {hit.averageRating !== null && <StarRating value={hit.averageRating} count={hit.reviewCount} />}
        </Inline>
      </Inline>
      <Soft>{placeWords(hit)}</Soft>
      {told.length > 0 ? (
        <FactBadges facts={told} of={hit.name} />
      ) : (
        <Soft>Nobody has told us about its features yet.</Soft>
      )}
      {known && match && <ResultMatch name={hit.name} facts={known} match={match} />}
      {old && <Soft>{old}</Soft>}
    </Row>
  );
}
