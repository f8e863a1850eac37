import { placePath } from '@waymark/contracts-reviews';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { queryOf, useDistanceWords } from '@waymark/mfe-kit';
import { Section } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { understoodSearch } from '../../endpoints';
import { FactBadges } from '../../shared/place-facts/fact-badges';
import { placeWords } from '../../shared/place-facts/place-words';
import { listedFacts } from '../../shared/place-facts/listed-facts';
import { questionAddress } from '../../shared/venue-search/question';
import { Cards, Fresh } from './home-cards';

const SHOWN = 3;
const MOST_FACTS = 2;
const NEAR_ME = 'near me';

/** Queries only places nearby about which something is known, because names alone do not help anyone decide. */
const nearQuery = (at: string) =>
  queryOptions(queryOf(understoodSearch, { query: { q: NEAR_ME, at, features: 'known', sort: 'distance' } }));

/** Places around the person's shared position; renders nothing when nothing is known there. */
export function NearYou({ at }: { at: string }) {
  const inUnits = useDistanceWords();
  const { data } = useQuery(nearQuery(at));
  if (!data || data.results.length === 0) return null;
  return (
    <Section
      heading="Near you"
      aside={
        <Link to={questionAddress({ q: NEAR_ME })} state={{ at }}>
          More near you
        </Link>
      }
    >
      <Cards as="ul" role="list" $gap={4}>
        {data.results.slice(0, SHOWN).map((hit) => (
          <Fresh key={hit.id} as="li" $dense style={{ minHeight: 0 }}>
            <h3>
              <Link to={placePath(hit)}>{hit.name}</Link>
            </h3>
            <p>{placeWords(hit, inUnits)}</p>
            <FactBadges facts={listedFacts(hit.facts, [], MOST_FACTS)} of={hit.name} />
          </Fresh>
        ))}
      </Cards>
    </Section>
  );
}

export default NearYou;
