import type { SearchAnswer, SearchHit, Understood } from '@waymark/contracts-reviews';
import { type Distance, useDistanceWords } from '@waymark/mfe-kit';
import { Button, Card, Stack } from '@waymark/ui';
import { NoVenuesFound } from '../../../shared/venue-search/no-venues-found';
import { hasAll } from '../../../shared/place-facts/listed-facts';
import { SEARCH } from '../../../messages/en/search';
import { noneWords, wishWords } from './headline';
import { Nearest } from './nearest';

interface NoneFoundProps {
  answer: SearchAnswer;
  /** The query as typed. */
  text: string;
  /** Clears the filters. Set if they may be the reason for the empty list. */
  onClearFilters: (() => void) | undefined;
}

/**
 * Shown without results: says what is unknown there, and shows the nearest place of that kind, apart from the results.
 */
export function NoneFound({ answer: { understood, nearest }, text, onClearFilters }: NoneFoundProps) {
  const inUnits = useDistanceWords();
  const [first] = nearest;
  // For a name or an unknown place, the sentence from the requirements is enough.
  const isOfName = understood.chips.every(({ part }) => part === 'name' || part === 'place');
  const saysItself = understood.unknownPlace !== null || (isOfName && !first);
  return (
    <Stack $gap={6}>
      <Card>
        {!saysItself && (
          <p>
            <strong>{`${noneWords(understood, inUnits)}${onClearFilters ? ' with these filters' : ''}.`}</strong>{' '}
            {first && !onClearFilters && <span>{nearestWords(first, understood, inUnits)}</span>}
          </p>
        )}
        <NoVenuesFound text={text} />
        {onClearFilters && (
          <div>
            <Button onClick={onClearFilters}>Clear filters</Button>
          </div>
        )}
      </Card>
      <Nearest
        heading={
          onClearFilters
            ? SEARCH.nearestWithoutFilters
            : first && !isNearby(first)
              ? isFar(first)
                ? SEARCH.nearestWeKnowFar
                : SEARCH.nearestWeKnow
              : SEARCH.nearestElsewhere
        }
        hits={nearest}
        wishes={understood.wishes}
      />
    </Stack>
  );
}

/**
 * Metres. A nearest result beyond this (a bus stop, say) shows a gap in our data, so the text says that it is far
 * away.
 */
const FAR = 100_000;
/** Metres. Beyond this there may be nearer ones that no list contains: hardly any mosques are listed. */
const NEARBY = 10_000;
const isFar = ({ distanceMetres }: SearchHit): boolean => (distanceMetres ?? 0) > FAR;
const isNearby = ({ distanceMetres }: SearchHit): boolean => (distanceMetres ?? 0) <= NEARBY;

/** Returns "Paris, France": the location of a distant result. */
const townOf = ({ city, country }: SearchHit): string =>
  [city, country === 'UK' ? null : country].filter(Boolean).join(', ');

/** Walking speed in metres per minute. */
const WALKING = 80;
/** Metres. Nobody walks further than this. */
const WALKED = 5_000;

function awayWords({ distanceMetres }: SearchHit, inUnits: Distance): string {
  if (distanceMetres === null) return '';
  const distance = inUnits(distanceMetres);
  if (distanceMetres > WALKED) return SEARCH.away(distance);
  return SEARCH.awayOnFoot(distance, Math.max(5, Math.ceil(distanceMetres / WALKING / 5) * 5));
}

/**
 * Describes the nearest place; says so when it is not known to have the requested features, because near does not mean
 * suitable.
 */
function nearestWords(hit: SearchHit, understood: Understood, inUnits: Distance): string {
  const unsure = hasAll(hit.facts, understood.wishes) ? '' : ` ${SEARCH.notKnown(wishWords(understood))}`;
  const away = awayWords(hit, inUnits);
  if (isFar(hit))
    return SEARCH.nearestFar([hit.name, townOf(hit)].filter(Boolean).join(' in '), away, inUnits(FAR)) + unsure;
  if (isNearby(hit)) return SEARCH.nearest(hit.name, away) + unsure;
  return SEARCH.nearestKnownToUs(hit.name, away) + unsure;
}
