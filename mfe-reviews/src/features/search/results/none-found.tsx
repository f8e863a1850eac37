import type { SearchAnswer } from '@waymark/contracts-reviews';
import { Button, Card, Stack } from '@waymark/ui';
import { NoVenuesFound } from '../../../shared/venue-search/no-venues-found';
import { distanceWords } from '../../../shared/place-facts/distance-words';
import { noneWords } from './headline';
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
            <strong>{noneWords(understood)}.</strong>{' '}
            {first &&
              `The nearest is ${first.name}${first.distanceMetres === null ? '' : `, ${distanceWords(first.distanceMetres)} away`}.`}
          </p>
        )}
        <NoVenuesFound text={text} />
        {onClearFilters && (
          <div>
            <Button onClick={onClearFilters}>Clear filters</Button>
          </div>
        )}
      </Card>
      <Nearest heading="The nearest elsewhere" hits={nearest} asked={understood.features} />
    </Stack>
  );
}
