import { placePath, type SearchChip, type Understood, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import { type LocationOutcome, useMyLocation } from '@waymark/map';
import { type Distance, useDistanceWords, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Alert, Button, fontSize, Inline, MapPinIcon, Page, PageHeading, RemovableChips, Stack } from '@waymark/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { otherPages } from '../../messages/en/other-pages';
import { SEARCH } from '../../messages/en/search';
import { TargetLink } from '../../shared/target-link';
import { positionText } from '../../shared/venue-search/position-text';
import { type Question, questionAddress } from '../../shared/venue-search/question';
import { SearchBar } from '../../shared/venue-search/search-bar';
import { useSearchMode } from '../../shared/venue-search/use-search-mode';
import { isLongEnough, searchPagesQuery } from './api/search-pages';
import { useSearchPages } from './api/use-search-pages';
import { UnderstoodNotes } from './question/understood-notes';
import { useQuestion } from './question/use-question';
import { headline } from './results/headline';
import { SearchAnswer } from './search-answer';
import { useStoredPlace } from './use-stored-place';

interface QuestionChipsProps {
  question: Question;
  understood: readonly SearchChip[];
  onChange: (part: Partial<Question>) => void;
  /** Called when the last chip is gone. Move the focus from here. */
  onLastGone: () => void;
}

/** The understood query and the active filters; pressing one searches again without it. */
function QuestionChips({ question, understood, onChange, onLastGone }: QuestionChipsProps) {
  const inUnits = useDistanceWords();
  const chips = [...understood.map((chip) => understoodChip(chip, question)), ...filterChips(question, inUnits)];
  return <RemovableChips label="What we searched for" chips={chips} onRemove={onChange} onLastGone={onLastGone} />;
}

const NO_MAP_AREA: Partial<Question> = { around: null, withinKm: null };

/** A place from the place box is removed with that box; everything else is part of the text. */
const understoodChip = (
  { part, label, without }: SearchChip,
  { where, around }: Question,
): { label: string; without: Partial<Question> } => ({
  label,
  without: part !== 'place' || !(where || around) ? { q: without } : around ? NO_MAP_AREA : { where: '' },
});

function filterChips(
  { kind, features, withinKm, around, minRating }: Question,
  inUnits: Distance,
): { label: string; without: Partial<Question> }[] {
  return [
    ...(kind ? [{ label: `Kind: ${VENUE_KIND_LABELS[kind] ?? kind}`, without: { kind: null } }] : []),
    ...(features === 'any' ? [] : [{ label: SEARCH.features[features], without: { features: 'any' as const } }]),
    ...(withinKm && !around ? [{ label: `Within ${inUnits(withinKm * 1_000)}`, without: { withinKm: null } }] : []),
    ...(minRating ? [{ label: `Rated ${minRating} or more`, without: { minRating: null } }] : []),
  ];
}

/** True for "café" or "ramp" alone, which thousands of places anywhere match. */
const isNowhere = ({ q, where, around }: Question, { chips, place, unknownPlace }: Understood): boolean =>
  !where &&
  !around &&
  !place &&
  !unknownPlace &&
  !q.includes('#') &&
  chips.length > 0 &&
  chips.every(({ part }) => part === 'kind' || part === 'feature');

const NOTHING_ASKED = 'Enter a place, a kind of place or a need, and where you are looking. Or try one of these:';
const EXAMPLES = ['theatre with a hearing loop in London', 'step-free café in Leeds', 'museum in Bath'];

/** Smaller than on reading pages, because the places matter more. */
const RESULTS_HEADING = `calc(0.8 * ${fontSize.huge})`;

/** Results of a plain-language query: its interpretation, the places, and suggestions when there are none. */
export function SearchPage() {
  const { question, at, isNarrowed, change, askAnew } = useQuestion();
  const { inUk, mode } = useSearchMode(question.area);
  const list = useSearchPages(searchPagesQuery({ question, mode, inUk, at }, isNarrowed));
  const { answer, hits } = list;
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const wantsBox = useRef(false);
  // Moves the focus to the search box again, because the bar remounts with each query.
  useEffect(() => {
    if (wantsBox.current) box.current?.focus();
    wantsBox.current = false;
  }, [question]);
  const isAsked = isLongEnough(question);
  const isWaiting = isAsked && !answer && !list.isError;
  useStoredPlace(isAsked && !list.isError && !hits, isNarrowed);

  const text = [question.q, question.where].filter(Boolean).join(', ');
  const understood = isAsked ? answer?.understood : undefined;
  const { pages, isInstead } = otherPages(isAsked ? text : '');
  const isShown = isAsked && !isInstead;
  const title = !isAsked
    ? 'Search'
    : isShown && understood?.chips.length
      ? headline(understood)
      : `Search results for ${text}`;
  usePageTitle(title);
  const searchFrom = useCallback(
    (position: string) => askAnew({ q: question.q, where: question.where }, position),
    [askAnew, question.q, question.where],
  );
  const isNearNowhere = isShown && understood?.chips.some(({ typed }) => typed === 'you') && !understood.place;
  const needsPlace = isShown && understood && isNowhere(question, understood);
  const saysNothing = isShown && understood && answer?.total === 0 && understood.chips.length === 0;

  return (
    <Page>
      <Stack $gap={4}>
        <SearchBar
          key={`${question.q}\n${question.where}`}
          size="compact"
          mode={mode}
          inUk={inUk}
          initialText={question.q}
          initialWhere={question.where}
          inputRef={box}
          onSearch={askAnew}
          onSelect={(venue) => void navigate(placePath(venue))}
        />
        {/* Screen readers read the focused heading, so the focus waits for the final one. */}
        <PageHeading
          key={isWaiting ? 'waiting' : 'answered'}
          {...(isWaiting && { id: undefined })}
          lead={isAsked && !saysNothing ? undefined : NOTHING_ASKED}
          style={{ fontSize: RESULTS_HEADING, overflowWrap: 'anywhere' }}
        >
          {isWaiting ? SEARCH.searching : title}
        </PageHeading>
        {(!isAsked || saysNothing) && <Examples />}
        {isShown && understood && (
          <QuestionChips
            question={question}
            understood={understood.chips}
            onChange={change}
            onLastGone={() => {
              wantsBox.current = true;
            }}
          />
        )}
        <OtherPages pages={pages} />
        {answer && isShown && <UnderstoodNotes answer={answer} />}
        {isNearNowhere && <AskWhere title="We do not know where you are" onFound={searchFrom} />}
        {needsPlace && <AskWhere title="Where are you looking?" onFound={searchFrom} />}
        {isShown && !isNearNowhere && !saysNothing && (
          <SearchAnswer question={question} list={list} onChange={change} />
        )}
      </Stack>
    </Page>
  );
}

/** Links to pages for needs that are not places: "wheelchair hire in Manchester". */
function OtherPages({ pages }: Pick<ReturnType<typeof otherPages>, 'pages'>) {
  return pages.map(({ to, says, label }) => (
    <p key={says}>
      <span>{says}</span>{' '}
      <TargetLink as={Link} to={to}>
        {label}
      </TargetLink>
    </p>
  ));
}

function Examples() {
  return (
    <ul>
      {EXAMPLES.map((q) => (
        <li key={q}>
          <TargetLink as={Link} to={questionAddress({ q })}>
            {q}
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}

interface AskWhereProps {
  title: string;
  onFound: (at: string) => void;
}

/** Asks for the visitor's position on a press, never automatically. */
function AskWhere({ title, onFound }: AskWhereProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { locating, findMe } = useMyLocation(
    useCallback(
      (outcome: LocationOutcome) => {
        if (outcome.status === 'found') onFound(positionText(outcome));
        else setHasFailed(true);
      },
      [onFound],
    ),
  );
  return (
    <Alert title={title}>
      <Stack $gap={3}>
        <p>
          {hasFailed
            ? 'Unable to detect your location. Please search manually.'
            : 'Use your location, or type a town or postcode under “Where”.'}
        </p>
        <Inline>
          <Button icon={<MapPinIcon />} disabled={locating} onClick={findMe}>
            {locating ? 'Finding your location...' : 'Use My Location'}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
}

export default withQueries(SearchPage);
