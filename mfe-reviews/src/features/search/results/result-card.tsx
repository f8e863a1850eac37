import { placePath, type SearchHit, type VenueFacts, type VenueMatch } from '@waymark/contracts-reviews';
import { useDistanceWords } from '@waymark/mfe-kit';
import { Card, fontSize, Inline, measure, radii, space, StarRating, target, VisuallyHidden, wide } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SEARCH } from '../../../messages/en/search';
import { FactBadges } from '../../../shared/place-facts/fact-badges';
import { oldWords, placeWords } from '../../../shared/place-facts/place-words';
import { listedFacts, type Wishes } from '../../../shared/place-facts/listed-facts';
import { SampleBadge } from '../../../shared/sample-badge';
import { ResultMatch } from '../match/result-match';

/** The place's number in the same shape as its pin, so that readers can match them. */
const Number = styled.button<{ $isApproximate: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  /* Seen before the name, which is read first. */
  order: -1;
  min-width: ${target};
  min-height: ${target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  span {
    display: grid;
    place-items: center;
    min-width: 2rem;
    height: 2rem;
    padding-inline: 0.25rem;
    border: 2px ${({ $isApproximate }) => ($isApproximate ? 'dashed' : 'solid')} var(--color-accent);
    border-radius: ${radii.pill};
    background: ${({ $isApproximate }) => `var(--color-${$isApproximate ? 'accent-soft' : 'accent'})`};
    color: ${({ $isApproximate }) => `var(--color-${$isApproximate ? 'text' : 'on-accent'})`};
    font-weight: 700;
    line-height: 1;
  }
  &:hover span {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-surface);
  }

  @media print {
    display: none;
  }
`;

interface PlaceNumberProps {
  number: number;
  isApproximate: boolean;
  onShow: () => void;
}

/** The number of a place, as on its pin; pressing it shows the place on the map. */
function PlaceNumber({ number, isApproximate, onShow }: PlaceNumberProps) {
  return (
    <Number type="button" $isApproximate={isApproximate} aria-label={`${number}, show on the map`} onClick={onShow}>
      <span>{number}</span>
    </Number>
  );
}

const MOST_FACTS = 4;

const Row = styled(Card)<{ $isPointedAt: boolean }>`
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[4]};

  ${({ $isPointedAt }) =>
    $isPointedAt && 'border-color: var(--color-accent); box-shadow: inset 4px 0 0 var(--color-accent);'}

  ${wide} {
    padding: ${space[4]} ${space[5]} ${space[5]};
  }
`;

const Named = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  min-width: 0;
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
  /** The full facts once loaded; before that, those from the search response are used. */
  known: VenueFacts | undefined;
  match: VenueMatch | undefined;
  /** The requested features. */
  wishes: Wishes;
  /** Level of the heading. Default: 2. */
  level?: 2 | 3;
  /** Starts with the place's name and is unique in the list. */
  name: string;
  /** The place's number, as on the map beside the list; null without a number. */
  number?: number | null;
  /** True if the place's pin is highlighted. */
  isPointedAt?: boolean;
  onShowOnMap?: (id: number) => void;
}

/** One place, compact for comparison: its kind, relevant facts, and whether it suits. */
export function ResultCard({ hit, name, known, match, wishes, level = 2, ...map }: ResultCardProps) {
  const { number = null, isPointedAt = false, onShowOnMap } = map;
  const listed = listedFacts(known?.features ?? hit.facts, wishes, MOST_FACTS);
  const inUnits = useDistanceWords();
  const old = oldWords(hit, new Date());
  return (
    <Row as="li" data-place={hit.id} $isPointedAt={isPointedAt}>
      <Inline $gap={3} $justify="space-between">
        <Named>
          <Name as={`h${level}`}>
            <Link to={placePath(hit)}>
              <span>{hit.name}</span>
              <VisuallyHidden>{name.slice(hit.name.length)}</VisuallyHidden>
            </Link>
          </Name>
          {number !== null && onShowOnMap && (
            <PlaceNumber number={number} isApproximate={hit.approximatePosition} onShow={() => onShowOnMap(hit.id)} />
          )}
        </Named>
        <Inline $gap={2}>
          {hit.isSample && <SampleBadge />}
          {hit.averageRating !== null && <StarRating value={hit.averageRating} count={hit.reviewCount} />}
        </Inline>
      </Inline>
      {/* Leaves out the kind if two places share a name: the link's name then contains it. */}
      <Soft aria-hidden={name !== hit.name || undefined}>{placeWords(hit, inUnits)}</Soft>
      <FactBadges facts={listed} of={name} />
      {/* Left out with a comparison of needs, which already says this. */}
      {listed.length === 0 && !match && <Soft>{SEARCH.featuresUnknown}</Soft>}
      {known && match && <ResultMatch name={name} page={placePath(hit)} facts={known} match={match} />}
      {old && <Soft>{old}</Soft>}
    </Row>
  );
}
