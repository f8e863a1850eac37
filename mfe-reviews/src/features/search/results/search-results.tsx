import type { SearchAnswer, SearchHit, VenueMatch } from '@waymark/contracts-reviews';
import { useDistanceWords } from '@waymark/mfe-kit';
import { Button, CouldNotLoad, CountText, EmptyState, Inline, ListIcon, MapPinIcon, Stack } from '@waymark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { SEARCH } from '../../../messages/en/search';
import { countOf } from '../../../shared/count-of';
import { filtersOn, type Question } from '../../../shared/venue-search/question';
import { useFacts } from '../api/use-facts';
import { FilterPanel } from '../filters/filter-panel';
import { SearchFilters } from '../filters/search-filters';
import { Columns, MapColumn } from '../map/columns';
import { mapPlaces } from '../map/map-places';
import { ResultsMap } from '../map/results-map';
import type { MapView } from '../map/use-map-view';
import { usePointedAt } from '../map/use-pointed-at';
import { MatchBar } from '../match/match-bar';
import { MatchControls } from '../match/match-controls';
import { AS_FOUND, groupWithNeeds, type MatchChoice, pickResults } from '../match/pick-results';
import { useMatchChoice } from '../match/use-match-choice';
import { AccessGroups, type GroupCounts, groupWords } from './access-groups';
import { countWords } from './count-words';
import { groupPlaces } from './group-places';
import { PlaceList } from './place-list';
import { placeNames } from './place-names';
import { ResultCard } from './result-card';

/** One button that always stays in the same place; its label names the view it opens. */
function MapSwitch({ isBeside, isMap, show }: MapView) {
  if (!isMap) {
    return (
      <Button icon={<MapPinIcon />} onClick={() => show('map')}>
        Show map
      </Button>
    );
  }
  return (
    <Button icon={<ListIcon />} onClick={() => show('list')}>
      {isBeside ? 'Hide map' : 'Show list'}
    </Button>
  );
}

interface SearchResultsProps {
  question: Question;
  answer: SearchAnswer;
  hits: readonly SearchHit[];
  /** True while the next results are loading; these stay until then. */
  isBusy: boolean;
  view: MapView;
  onChange: (part: Partial<Question>) => void;
  /** Shown below the list: the button for the next page. */
  children: ReactNode;
}

/** The places of a response in the reader's order and selection; without saved needs, in the order of the search. */
export function SearchResults({ question, answer, hits, isBusy, view, onChange, children }: SearchResultsProps) {
  const { facts, isError, retry } = useFacts(useMemo(() => hits.map(({ id }) => id), [hits]));
  const [matches, setMatches] = useState<readonly VenueMatch[] | null>(null);
  const { choice, choose } = useMatchChoice();
  const factsOf = useMemo(() => new Map(facts.map((one) => [one.id, one])), [facts]);
  const matchOf = useMemo(() => new Map(matches?.map((one) => [one.venueId, one])), [matches]);
  const isMatched = matchOf.size > 0;
  const applied = isMatched ? choice : AS_FOUND;
  const picked = useMemo(() => pickResults(hits, matchOf, applied), [hits, matchOf, applied]);
  const narrowed = filtersOn(question) + (isMatched && choice.show !== 'all' ? 1 : 0);
  const isByMatch = applied.order === 'match';
  const counts = isByMatch ? undefined : answer.counts.groups;
  const groups = useMemo(() => {
    if (!isByMatch && !counts) return null;
    const groupOf = (hit: SearchHit) =>
      isByMatch ? groupWithNeeds(hit, matchOf.get(hit.id)) : (hit.group ?? 'unknown');
    return groupPlaces(picked.shown, groupOf, counts);
  }, [picked.shown, isByMatch, counts, matchOf]);
  const shown = useMemo(() => groups?.flatMap((group) => group.places) ?? picked.shown, [groups, picked.shown]);
  const places = useMemo(() => mapPlaces(shown), [shown]);
  const inUnits = useDistanceWords();
  const names = useMemo(() => placeNames(shown, inUnits), [shown, inUnits]);
  const pointed = usePointedAt(view);
  return (
    <Columns $withMap={view.isMap}>
      <FilterPanel on={narrowed}>
        <Stack $gap={5}>
          <SearchFilters question={question} answer={answer} onChange={onChange} />
          <MatchBar venues={facts} onMatch={setMatches}>
            {isMatched && <MatchControls choice={choice} onChoose={choose} />}
            {isError && <CouldNotLoad what="the facts about these places" onRetry={retry} />}
          </MatchBar>
        </Stack>
      </FilterPanel>
      <Stack $gap={3}>
        <Inline $justify="space-between">
          <CountText waiting={isBusy && 'Searching...'}>{countWords(picked, applied, answer.total)}</CountText>
          <MapSwitch {...view} />
        </Inline>
        {isMatched && <p>{`${SEARCH.withNeeds(hits.length)}: ${groupWords(groupsOf(hits, matchOf))}`}</p>}
        {answer.counts.groups && (
          <AccessGroups
            groups={answer.counts.groups}
            chosen={question.features}
            onChoose={(features) => onChange({ features })}
          />
        )}
        {!view.isList ? null : hits.length === 0 ? (
          <EmptyState level={2} title="We know of no places in this part of the map">
            Move the map or zoom out, and search again.
          </EmptyState>
        ) : shown.length === 0 ? (
          <NothingShown all={hits.length} show={applied.show} onShowAll={() => choose({ show: 'all' })} />
        ) : (
          <PlaceList
            places={shown}
            groups={groups}
            isBusy={isBusy}
            pointing={pointed.list}
            card={(hit, level) => {
              const index = shown.indexOf(hit);
              return (
                <ResultCard
                  key={hit.id}
                  hit={hit}
                  name={names[index] ?? hit.name}
                  known={factsOf.get(hit.id)}
                  match={matchOf.get(hit.id)}
                  wishes={answer.understood.wishes}
                  level={level}
                  number={view.isMap && hit.latitude !== null ? index + 1 : null}
                  isPointedAt={view.isMap && pointed.active === hit.id}
                  onShowOnMap={pointed.onOpen}
                />
              );
            }}
          />
        )}
        {view.isList && children}
      </Stack>
      {view.isMap && (
        <MapColumn>
          <ResultsMap
            question={question}
            answer={answer}
            hits={shown}
            places={places}
            factsOf={factsOf}
            view={view}
            isBusy={isBusy}
            active={pointed.active}
            onActive={pointed.onActive}
            open={pointed.open}
            onOpen={pointed.onOpen}
            onList={pointed.onList}
            onChange={onChange}
          />
        </MapColumn>
      )}
    </Columns>
  );
}

function groupsOf(hits: readonly SearchHit[], matchOf: ReadonlyMap<number, VenueMatch>): GroupCounts {
  const groups: GroupCounts = {};
  for (const hit of hits) {
    const group = groupWithNeeds(hit, matchOf.get(hit.id));
    groups[group] = (groups[group] ?? 0) + 1;
  }
  return groups;
}

interface NothingShownProps {
  all: number;
  show: MatchChoice['show'];
  onShowAll: () => void;
}

/** No place is known to fit, but one may still fit: one press shows all places. */
function NothingShown({ all, show, onShowAll }: NothingShownProps) {
  return (
    <EmptyState
      level={2}
      title={
        show === 'all-met' ? 'We know of no place here that meets all your needs' : 'No place here meets all your needs'
      }
      action={
        <Button onClick={onShowAll}>
          {`Show ${all === 1 ? 'the one place' : `all ${countOf(all, 'place', 'places')}`}`}
        </Button>
      }
    >
      {show === 'all-met' &&
        'Some may, but there are many places we do not know enough about. Look at the best matches, and ask before you go.'}
    </EmptyState>
  );
}
