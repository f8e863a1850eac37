import { TRIP_TAG_LABELS } from '@waymark/contracts-community';
import { Alert, Button, Disclosure, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { dayName } from '../days/day-moves';
import { TRIP_LABELS } from '../form/trip-labels';
import type { DayValues, TripValues } from '../form/trip-values';

interface Difference {
  what: string;
  here: string;
  there: string;
}

const WORDS = [
  'title',
  'description',
  'destination',
  'startDate',
  'endDate',
  'disabilityContext',
  'coverImageUrl',
  'story',
] as const;

const NOTHING = 'Nothing';

/** Returns the fields with other values elsewhere, in the order of the form. */
function differences(here: TripValues, there: TripValues): Difference[] {
  const words = WORDS.map((name) => ({ what: TRIP_LABELS[name], here: here[name], there: there[name] }));
  const tags = ({ tags }: TripValues) => tags.map((tag) => TRIP_TAG_LABELS[tag]).join(', ');
  const cover = ({ photos }: TripValues) => photos.map(({ description }) => description || 'A picture').join('');
  const others = [
    { what: TRIP_LABELS.tags, here: tags(here), there: tags(there) },
    { what: TRIP_LABELS.photos, here: cover(here), there: cover(there) },
  ];
  const most = Math.max(here.days.length, there.days.length);
  const days = Array.from({ length: most }, (_, place) => ({
    what: `Day ${place + 1}`,
    here: dayWords(here.days[place], place),
    there: dayWords(there.days[place], place),
  }));
  return [...words, ...others, ...days]
    .filter((one) => one.here.trim() !== one.there.trim())
    .map((one) => ({ ...one, here: one.here.trim() || NOTHING, there: one.there.trim() || NOTHING }));
}

function dayWords(day: DayValues | undefined, place: number): string {
  if (!day) return '';
  const photos = day.photos.map(({ description }) => description || 'A photo');
  const attached = day.attachments.map(({ name }) => name);
  return [dayName(day, place), day.location, day.content, day.accessibilityNotes, ...photos, ...attached]
    .filter((words) => words.trim() !== '')
    .join('\n');
}

const Said = styled.blockquote`
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--color-border);
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ChangedMeanwhileProps {
  here: TripValues;
  /** Null: it was published or discarded elsewhere. */
  there: TripValues | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * The draft was changed in another window or on another device: nothing is overwritten until the author has compared
 * both and chosen.
 */
export function ChangedMeanwhile({ here, there, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = there ? 'You changed this trip in another window' : 'This draft was finished in another window';
  return (
    <Alert tone="warn" ref={box} tabIndex={-1} role="group" aria-label={title} title={title}>
      <Stack $gap={4}>
        <p>
          {there
            ? 'Nothing will be lost until you choose. Then one of the two will be deleted, so first copy anything you want to keep.'
            : 'It was published or discarded in another window. What you wrote here is kept in this browser.'}
        </p>
        {there && <Both here={here} there={there} />}
        <Inline $gap={3}>
          <Button variant="primary" onClick={onKeepMine}>
            {there ? 'Continue with what I wrote here' : 'Keep it as a draft'}
          </Button>
          {there && <Button onClick={onTakeTheirs}>Use the other version</Button>}
        </Inline>
      </Stack>
    </Alert>
  );
}

function Both({ here, there }: { here: TripValues; there: TripValues }) {
  const all = differences(here, there);
  if (all.length === 0) return <p>Both versions are the same.</p>;
  return (
    <Disclosure summary={all.length === 1 ? 'See the difference' : `See the ${all.length} differences`}>
      <Stack $gap={5}>
        {all.map((one) => (
          <Stack $gap={2} key={one.what}>
            <strong>{one.what}</strong>
            <p>Here:</p>
            <Said>{one.here}</Said>
            <p>In the other version:</p>
            <Said>{one.there}</Said>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
