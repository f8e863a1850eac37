import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayWords } from '@waymark/contracts-core';
import {
  FEATURE_LABELS,
  placePath,
  type SearchHit,
  VENUE_KIND_LABELS,
  type VenueFacts,
} from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import { ChipLink, Inline, Section } from '@waymark/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { listVenueFacts, understoodSearch } from '../../endpoints';
import { HOME } from '../../messages/en/home';
import { FactBadges } from '../../shared/place-facts/fact-badges';
import { placeWords } from '../../shared/place-facts/place-words';
import { listedFacts } from '../../shared/place-facts/listed-facts';
import { questionAddress } from '../../shared/venue-search/question';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { Cards, Fresh, KnownWaiting, SHOWN, Soft } from './home-cards';

type Place = Pick<SearchHit, 'id' | 'kind' | 'city' | 'isSample'>;

/** Returns real places only: first one per kind and town, then others until there are `count`. */
export function varied<Hit extends Place>(hits: readonly Hit[], count: number): Hit[] {
  const real = hits.filter(({ isSample }) => !isSample);
  const isNew = ({ kind, city }: Hit, index: number) =>
    !real.slice(0, index).some((before) => before.kind === kind || before.city === city);
  const first = real.filter(isNew);
  return [...first, ...real.filter((hit) => !first.includes(hit))].slice(0, count);
}

const MOST_FACTS = 2;
/** The feature about which most is known. */
const ASKED = 'wheelchair access';

/** Real places with known features, in the visitor's country if that is known; newest facts first. */
export function KnownPlaces() {
  const { mode, inUk } = useSearchMode();
  const query = {
    q: ASKED,
    sort: 'newest-facts' as const,
    userCountry: mode === 'local' && inUk ? 'UK' : undefined,
    forceGlobal: mode === 'global' ? ('true' as const) : undefined,
  };
  const { data, isPending } = useQuery(queryOptions(queryOf(understoodSearch, { query })));
  const places = varied(data?.results ?? [], SHOWN);
  const ids = places.map(({ id }) => id).join(',');
  const { data: facts } = useQuery({
    ...queryOptions(queryOf(listVenueFacts, { query: { ids } })),
    enabled: ids !== '',
  });
  if (isPending) return <KnownWaiting />;
  if (places.length === 0) return null;
  return (
    <>
      <Examples places={places} />
      <Section heading={HOME.known} aside={<Link to={questionAddress({ q: ASKED })}>{HOME.knownAll}</Link>}>
        <Cards as="ul" role="list" $gap={4}>
          {places.map((place) => (
            <KnownPlace key={place.id} place={place} facts={facts?.find(({ id }) => id === place.id)} />
          ))}
        </Cards>
      </Section>
    </>
  );
}

function KnownPlace({ place, facts }: { place: SearchHit; facts: VenueFacts | undefined }) {
  const statedBy = facts?.statedBy;
  const listed = listedFacts(facts?.features ?? place.facts, [], MOST_FACTS);
  const words = listed.some(({ source }) => source) ? HOME.listedBy : HOME.statedBy;
  return (
    <Fresh as="li" $dense style={{ minHeight: 0 }}>
      <h3>
        <Link to={placePath(place)}>{place.name}</Link>
      </h3>
      <Soft>{placeWords(place)}</Soft>
      <FactBadges facts={listed} of={place.name} />
      {statedBy && <Soft>{words(statedBy.name, dayWords(statedBy.date))}</Soft>}
    </Fresh>
  );
}

/** Example searches derived from these places, so that each finds something. */
function Examples({ places }: { places: readonly SearchHit[] }) {
  const id = useId();
  const searches = places.flatMap(exampleOf);
  if (searches.length === 0) return null;
  return (
    <Inline as="nav" aria-labelledby={id} $gap={2}>
      <strong id={id}>{HOME.examples}</strong>
      {searches.map((words) => (
        <ChipLink key={words} to={questionAddress({ q: words })}>
          {words}
        </ChipLink>
      ))}
    </Inline>
  );
}

function exampleOf({ kind, city, facts }: SearchHit): string[] {
  const label = VENUE_KIND_LABELS[kind ?? ''];
  const [feature] = listedFacts(facts, [], MOST_FACTS).filter(({ state }) => state === 'available');
  return label && city && feature ? [HOME.example(label, FEATURE_LABELS[feature.feature], city)] : [];
}
