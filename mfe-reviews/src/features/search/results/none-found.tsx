import { distanceWords } from '@waymark/contracts-core';
import type { SearchAnswer, SearchHit, Understood } from '@waymark/contracts-reviews';
import { Button, Card, Stack } from '@waymark/ui';
import { NoVenuesFound } from '../../../shared/venue-search/no-venues-found';
import { hasAll } from '../../../shared/place-facts/told-facts';
import { SEARCH } from '../../../messages/en/search';
import { noneWords, wishWords } from './headline';
import { Nearest } from './nearest';

interface NoneFoundProps {
  answer: SearchAnswer;
  /** What was typed. */
  text: string;
  /** Given where filters may be why nothing is left. */
  onClearFilters: (() => void) | undefined;
}

/** The honest none: what is not known there, and the nearest of its kind, apart from the results. */
export function NoneFound({ answer: { understood, nearest }, text, onClearFilters }: NoneFoundProps) {
  const [first] = nearest;
  // The documented sentence says it all of a name, and of a place that nobody knows.
  const isOfName = understood.chips.every(({ part }) => part === 'name' || part === 'place');
  const saysItself = understood.unknownPlace !== null || (isOfName && !first);
  return (
    <Stack $gap={6}>
      <Card>
        {!saysItself && (
          <p>
            <strong>{`${noneWords(understood)}${onClearFilters ? ' with these filters' : ''}.`}</strong>{' '}
            {first && !onClearFilters && <span>{nearestWords(first, understood)}</span>}
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

/** Nobody goes so far for a bus stop: that we know none nearer says more of what we know than of what there is. Metres. */
const FAR = 100_000;
/** Beyond this there may well be some that no list has: of mosques hardly any are listed. Metres. */
const NEARBY = 10_000;
const isFar = ({ distanceMetres }: SearchHit): boolean => (distanceMetres ?? 0) > FAR;
const isNearby = ({ distanceMetres }: SearchHit): boolean => (distanceMetres ?? 0) <= NEARBY;

/** "Paris, France": where it is that is far. */
const townOf = ({ city, country }: SearchHit): string =>
  [city, country === 'UK' ? null : country].filter(Boolean).join(', ');

/** Metres in a minute, on foot. */
const WALKING = 80;
/** A longer way nobody goes on foot. Metres. */
const WALKED = 5_000;

function awayWords({ distanceMetres }: SearchHit): string {
  if (distanceMetres === null) return '';
  const distance = distanceWords(distanceMetres);
  if (distanceMetres > WALKED) return SEARCH.away(distance);
  return SEARCH.awayOnFoot(distance, Math.max(5, Math.ceil(distanceMetres / WALKING / 5) * 5));
}

/** Where it is not known to have what was asked for, that is said with it: near is not the same as fitting. */
function nearestWords(hit: SearchHit, understood: Understood): string {
  const unsure = hasAll(hit.facts, understood.wishes) ? '' : ` ${SEARCH.notKnown(wishWords(understood))}`;
  const away = awayWords(hit);
  if (isFar(hit)) return SEARCH.nearestFar([hit.name, townOf(hit)].filter(Boolean).join(' in '), away) + unsure;
  if (isNearby(hit)) return SEARCH.nearest(hit.name, away) + unsure;
  return SEARCH.nearestKnownToUs(hit.name, away) + unsure;
}
