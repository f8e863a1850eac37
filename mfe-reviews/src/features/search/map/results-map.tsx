import { useAfterContent, useDistanceWords } from '@waymark/mfe-kit';
import { placePath, type SearchAnswer, type SearchHit, type VenueFacts } from '@waymark/contracts-reviews';
import { type MapCircle, MapOfPlaces, type MapPlace } from '@waymark/map';
import { Button, CloseIcon, fontSize, Inline, ListIcon, Skeleton, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { SEARCH } from '../../../messages/en/search';
import { FactBadges } from '../../../shared/place-facts/fact-badges';
import { placeWords } from '../../../shared/place-facts/place-words';
import { listedFacts, type Wishes } from '../../../shared/place-facts/listed-facts';
import { TargetLink } from '../../../shared/target-link';
import { positionText } from '../../../shared/venue-search/position-text';
import type { Question } from '../../../shared/venue-search/question';
import { mapNotes } from './map-places';
import type { MapView } from './use-map-view';

/** Beside the list, the whole map is visible before any scrolling. */
const HEIGHT = { beside: 'clamp(22rem, 100dvh - 22.5rem, 48rem)', alone: 'min(70dvh, 40rem)' } as const;

interface ResultsMapProps {
  question: Question;
  answer: SearchAnswer;
  /** The places, in the order of the list. */
  hits: readonly SearchHit[];
  places: readonly MapPlace[];
  factsOf: ReadonlyMap<number, VenueFacts>;
  view: MapView;
  /** True while the next results are loading. */
  isBusy: boolean;
  active: number | null;
  onActive: (id: number | null) => void;
  open: number | null;
  onOpen: (id: number | null) => void;
  onChange: (part: Partial<Question>) => void;
  onList: (id: number) => void;
}

/** The places of the list on a map, which loads after the list. */
export function ResultsMap({ question, answer, hits, places, factsOf, view, isBusy, ...rest }: ResultsMapProps) {
  const { active, onActive, open, onOpen, onChange, onList } = rest;
  const isAfter = useAfterContent();
  const height = view.isBeside ? HEIGHT.beside : HEIGHT.alone;
  if (!isAfter) return <Skeleton height={height} />;
  const hitOf = (id: number) => hits.find((hit) => hit.id === id);
  return (
    <MapOfPlaces
      label="Map of the places"
      height={height}
      places={places}
      notes={mapNotes(hits, places)}
      question={isBusy ? null : `${question.q}\n${question.where}\n${question.around}`}
      circle={circleOf(question)}
      active={active}
      onActive={onActive}
      open={open}
      onOpen={onOpen}
      onSearchArea={({ km, ...middle }) =>
        onChange({ ...withoutPlace(question, answer), around: positionText(middle), withinKm: km })
      }
      card={(id) => {
        const hit = hitOf(id);
        if (!hit) return null;
        return (
          <PlaceCard
            hit={hit}
            known={factsOf.get(id)}
            wishes={answer.understood.wishes}
            onList={() => onList(id)}
            onClose={() => onOpen(null)}
          />
        );
      }}
    />
  );
}

function circleOf({ around, withinKm }: Question): MapCircle | null {
  if (!around || !withinKm) return null;
  const [latitude = 0, longitude = 0] = around.split(',').map(Number);
  return { latitude, longitude, km: withinKm };
}

/** Removes the place from the query, because the map now determines it. */
function withoutPlace({ q, where, around }: Question, { understood }: SearchAnswer): Partial<Question> {
  const inText = where || around ? undefined : understood.chips.find(({ part }) => part === 'place');
  return { q: inText ? inText.without : q, where: '' };
}

interface PlaceCardProps {
  hit: SearchHit;
  known: VenueFacts | undefined;
  /** The requested features. */
  wishes: Wishes;
  onList: () => void;
  onClose: () => void;
}

/** The card of a place selected on the map: its kind, one fact, and links. */
function PlaceCard({ hit, known, wishes, onList, onClose }: PlaceCardProps) {
  const listed = listedFacts(known?.features ?? hit.facts, wishes, 1);
  const inUnits = useDistanceWords();
  return (
    <Stack $gap={2}>
      <TargetLink as={Link} to={placePath(hit)} style={{ fontSize: fontSize.medium, fontWeight: 700 }}>
        {hit.name}
      </TargetLink>
      <p>{placeWords(hit, inUnits)}</p>
      {listed.length > 0 ? <FactBadges facts={listed} of={hit.name} /> : <p>{SEARCH.featuresUnknown}</p>}
      <Inline $gap={2}>
        <Button icon={<ListIcon />} onClick={onList}>
          Show in the list
        </Button>
        <Button icon={<CloseIcon />} onClick={onClose}>
          Close
        </Button>
      </Inline>
    </Stack>
  );
}
