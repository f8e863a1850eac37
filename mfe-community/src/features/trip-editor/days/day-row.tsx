import { Button, Card, ChevronIcon, fieldId, fontSize, Inline, PencilIcon, TrashIcon, WarningIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import type { DayValues } from '../form/trip-values';
import { dayName } from './day-moves';

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

export type DayAct = 'up' | 'down';

interface DayRowProps {
  day: DayValues;
  place: number;
  count: number;
  error: string | undefined;
  onOpen: () => void;
  onMove: (act: DayAct) => void;
  onRemove: () => void;
}

/** One day of the list: what it holds, and what can be done with it. */
export function DayRow({ day, place, count, error, onOpen, onMove, onRemove }: DayRowProps) {
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

/** "York · text · 2 photos · 1 place or problem". */
function holds({ location, content, photos, attachments }: DayValues): string {
  const parts = [
    location.trim(),
    content.trim() ? 'text' : 'no text yet',
    photos.length > 0 && `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`,
    attachments.length > 0 && `${attachments.length} attached`,
  ];
  return parts.filter(Boolean).join(' · ');
}
