import { distanceWords } from '@waymark/contracts-core';
import type { SearchAnswer, SearchHit, Understood } from '@waymark/contracts-reviews';
import { Button, Card, Stack } from '@waymark/ui';
import { NoVenuesFound } from '../../../shared/venue-search/no-venues-found';
import { hasAll } from '../../../shared/place-facts/told-facts';
import { kindWords, noneWords, wishWords } from './headline';
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
  // Of a name, and of a place that nobody knows, S1's words say it all.
  const saysItself = understood.unknownPlace !== null || understood.chips.every(({ part }) => part === 'name');
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
            ? 'The nearest without these filters'
            : first && !isNearby(first)
              ? `The nearest that we know${isFar(first) ? ', far away' : ''}`
              : 'The nearest elsewhere'
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

/** Where it is not known to have what was asked for, that is said with it: near is not the same as fitting. */
function nearestWords(hit: SearchHit, understood: Understood): string {
  const { name, distanceMetres, facts } = hit;
  const far = distanceMetres === null ? '' : `, ${distanceWords(distanceMetres)} away`;
  if (isFar(hit)) {
    const town = townOf(hit);
    const unsure = hasAll(facts, understood.wishes) ? '' : ` It is not known ${wishWords(understood)}.`;
    return `We know of none within ${distanceWords(FAR)}, though there may be some. The nearest that we know is ${name}${town && ` in ${town}`}${far}.${unsure}`;
  }
  const isSure = isNearby(hit);
  const known = isSure ? '' : ' that we know';
  const nearer = isSure ? '' : ' There may be nearer ones.';
  if (hasAll(facts, understood.wishes)) return `The nearest${known} is ${name}${far}.${nearer}`;
  const unsure = `It is not known ${wishWords(understood)}.`;
  return `The nearest ${kindWords(understood.kinds)}${known} is ${name}${far}. ${unsure}${nearer}`;
}
