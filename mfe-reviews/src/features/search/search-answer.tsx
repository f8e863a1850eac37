import {
  Button,
  Card,
  CouldNotLoad,
  LinkButton,
  ListIcon,
  LoadingRegion,
  ShowMore,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { hashtagWords, type SearchAnswer as Answer } from '@waymark/contracts-reviews';
import { useState } from 'react';
import { hasAll } from '../../shared/place-facts/listed-facts';
import type { useSearchPages } from './api/use-search-pages';
import { filtersOn, NO_QUESTION, type Question } from '../../shared/venue-search/question';
import { Columns } from './map/columns';
import { useMapView } from './map/use-map-view';
import { wishWords } from './results/headline';
import { otherPages } from '../../messages/en/other-pages';
import { SEARCH } from '../../messages/en/search';
import { Nearest } from './results/nearest';
import { NoneFound } from './results/none-found';
import { SearchResults } from './results/search-results';

interface SearchAnswerProps {
  question: Question;
  list: ReturnType<typeof useSearchPages>;
  onChange: (part: Partial<Question>) => void;
}

/** Shows the results, a loading state, or that nothing is known. */
export function SearchAnswer({ question, list, onChange }: SearchAnswerProps) {
  const { answer, hits } = list;
  const view = useMapView();
  const [wanted, setWanted] = useState<Question | null>(null);
  if (list.isError && !answer) return <CouldNotLoad what="the places" onRetry={() => void list.refetch()} />;
  if (!answer || !hits) return <ResultSkeletons withMap={view.isMap} />;
  const words = hashtagWords(question.q);
  const known = answer.nearest.filter(({ facts }) => hasAll(facts, answer.understood.wishes));
  const wishes = wishWords(answer.understood);
  const nearest = (
    <Nearest
      heading={SEARCH.nearestKnown(
        wishes,
        known.every(({ group }) => group === 'confirmed'),
      )}
      hits={known}
      wishes={answer.understood.wishes}
    />
  );
  return (
    <>
      {isAtRandom(answer, question) && wanted !== question ? (
        <>
          <Card>
            <p>
              <strong>{SEARCH.noPlaceKnown(wishes)}</strong> <span>{SEARCH.nobodyChecked}</span>
              {/* A service such as wheelchair hire is not found at a café; the page that lists services is offered above. */}
              {otherPages(question.q).pages.length === 0 && <span>{SEARCH.tryKind}</span>}
            </p>
            <div>
              <Button onClick={() => setWanted(question)}>{SEARCH.showUnchecked}</Button>
            </div>
          </Card>
          {nearest}
        </>
      ) : isNone(answer) && !question.around ? (
        <NoneFound
          answer={answer}
          text={[question.q, question.where].filter(Boolean).join(', ')}
          onClearFilters={filtersOn(question) > 0 ? () => onChange(withoutFilters) : undefined}
        />
      ) : (
        <SearchResults
          question={question}
          answer={answer}
          hits={hits}
          isBusy={list.isPlaceholderData}
          view={view}
          onChange={onChange}
        >
          <ShowMore noun="places" list={list} />
          {nearest}
        </SearchResults>
      )}
      {words && (
        <div>
          <LinkButton
            to={`/reviews?${new URLSearchParams({ q: words }).toString()}`}
            icon={<ListIcon />}
          >{`Reviews that mention “${words}”`}</LinkButton>
        </div>
      )}
    </>
  );
}

/** An empty result after a time-out does not mean that there is nothing. */
const isNone = ({ results, isWhole }: Answer) => results.length === 0 && isWhole;

/**
 * True if only a feature was requested and nothing is known about it: a list of every café and shop there would be
 * useless.
 */
const isAtRandom = (
  { understood: { chips }, counts: { groups }, results, total }: Answer,
  { kind: chosen }: Question,
) =>
  results.length < total &&
  !chosen &&
  chips.some(({ part }) => part === 'feature') &&
  !chips.some(({ part }) => part === 'kind' || part === 'name') &&
  groups !== undefined &&
  !(groups.confirmed || groups.stated || groups.no);

const { kind, features, withinKm, minRating } = NO_QUESTION;
const withoutFilters = { kind, features, withinKm, minRating };

/** Replaces the list while loading; the columns of filters and map stay free. */
function ResultSkeletons({ withMap }: { withMap: boolean }) {
  return (
    <Columns $withMap={withMap}>
      <div />
      <LoadingRegion label="Searching">
        <Stack $gap={3}>
          {[1, 2, 3, 4].map((row) => (
            <Card key={row}>
              <Skeleton width="14rem" height="1.75rem" />
              <Skeleton lines={2} />
            </Card>
          ))}
        </Stack>
      </LoadingRegion>
    </Columns>
  );
}
