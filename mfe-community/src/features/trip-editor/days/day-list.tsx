import { TRIP_LIMITS } from '@waymark/contracts-community';
import { announce, randomKey } from '@waymark/mfe-kit';
import {
  Alert,
  Button,
  Card,
  ChevronIcon,
  fieldId,
  fontSize,
  Inline,
  PencilIcon,
  Section,
  space,
  Stack,
  TrashIcon,
  WarningIcon,
} from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { type DayValues, emptyDay, type TripValues } from '../form/trip-values';
import { dayName, inserted, moved } from './day-moves';

const Name = styled.h3`
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

const Wrong = styled.p`
  display: flex;
  gap: 0.5rem;
  color: var(--color-bad);
  font-weight: 600;
`;

type DayAct = 'up' | 'down';

interface DayRowProps {
  day: DayValues;
  place: number;
  count: number;
  error: string | undefined;
  onOpen: () => void;
  onMove: (act: DayAct) => void;
  onRemove: () => void;
}

/** One day in the list: its content and actions. */
function DayRow({ day, place, count, error, onOpen, onMove, onRemove }: DayRowProps) {
  const number = `day ${place + 1}`;
  return (
    <Card as="li" data-day={day.key}>
      <Name>{dayName(day, place)}</Name>
      <Soft>{holds(day)}</Soft>
      {error && (
        <Wrong>
          <WarningIcon />
          <span>{error}</span>
        </Wrong>
      )}
      <Inline $gap={2}>
        <Button id={fieldId(`days.${place}`)} icon={<PencilIcon />} onClick={onOpen}>{`Write ${number}`}</Button>
        <Button
          data-move="up"
          icon={<ChevronIcon style={{ transform: 'rotate(180deg)' }} />}
          disabled={place === 0}
          onClick={() => onMove('up')}
        >{`Move ${number} up`}</Button>
        <Button data-move="down" icon={<ChevronIcon />} disabled={place === count - 1} onClick={() => onMove('down')}>
          {`Move ${number} down`}
        </Button>
        <Button icon={<TrashIcon />} onClick={onRemove}>{`Remove ${number}`}</Button>
      </Inline>
    </Card>
  );
}

/** Returns the contents of a day, such as "York · text · 2 photos · 1 place or problem". */
function holds({ location, content, photos, attachments }: DayValues): string {
  const parts = [
    location.trim(),
    content.trim() ? 'text' : 'no text yet',
    photos.length > 0 && `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`,
    attachments.length > 0 && `${attachments.length} attached`,
  ];
  return parts.filter(Boolean).join(' · ');
}

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

interface Removed {
  day: DayValues;
  place: number;
}

/** The days in order. Numbers update automatically, and the focus stays on a moved day. */
export function DayList({ onOpen }: { onOpen: (place: number) => void }) {
  const { control, setValue, formState } = useFormContext<TripValues>();
  const days = useWatch({ control, name: 'days' });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    const next = toFocus.current && list.current?.querySelector<HTMLElement>(toFocus.current);
    toFocus.current = null;
    if (!next) return;
    next.focus();
    // Scrolls to the next row, because focus alone does not scroll: the removed day's button may have been far from it.
    next.scrollIntoView?.({ block: 'nearest' });
  }, [days, removed]);

  function change(next: DayValues[], focus: string, said: string): void {
    toFocus.current = focus;
    setValue('days', next, { shouldDirty: true });
    announce(said);
  }

  function move(place: number, act: DayAct): void {
    const day = days[place];
    const to = act === 'up' ? place - 1 : place + 1;
    if (!day) return;
    setRemoved(null);
    const said = `${day.title.trim() || 'The day'} is now day ${to + 1} of ${days.length}.`;
    change(moved(days, place, to), `[data-day="${day.key}"] [data-move="${act}"]`, said);
  }

  function remove(place: number): void {
    const day = days[place];
    if (!day) return;
    setRemoved({ day, place });
    const others = days.filter(({ key }) => key !== day.key);
    change(others, '[data-undo]', `${dayName(day, place)} has been removed. You can bring it back.`);
  }

  function undo({ day, place }: Removed): void {
    setRemoved(null);
    change(inserted(days, place, day), `#${fieldId(`days.${place}`)}`, `${dayName(day, place)} is back.`);
  }

  function add(): void {
    setRemoved(null);
    setValue('days', [...days, emptyDay(randomKey())], { shouldDirty: true });
    onOpen(days.length);
  }

  const errors = formState.errors.days;
  return (
    <Section
      heading="Days"
      intro="Write day by day, so that others can follow your route. You can also publish without writing day by day."
    >
      <Stack $gap={4} ref={list}>
        {days.length > 0 && (
          <List role="list" aria-label="Days of the trip">
            {days.map((day, place) => (
              <DayRow
                key={day.key}
                day={day}
                place={place}
                count={days.length}
                error={errors?.[place]?.message}
                onOpen={() => onOpen(place)}
                onMove={(act) => move(place, act)}
                onRemove={() => remove(place)}
              />
            ))}
          </List>
        )}
        {removed && (
          <Alert tone="info">
            <Inline $gap={3}>
              <span>{`${dayName(removed.day, removed.place)} has been removed.`}</span>
              <Button data-undo onClick={() => undo(removed)}>
                Bring it back
              </Button>
            </Inline>
          </Alert>
        )}
        <div>
          <Button id={fieldId('days')} disabled={days.length >= TRIP_LIMITS.days} onClick={add}>
            {days.length < TRIP_LIMITS.days ? 'Add a day' : `A trip can have up to ${TRIP_LIMITS.days} days`}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
