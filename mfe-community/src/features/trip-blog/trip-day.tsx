import { type CommunitySlots, type TripAttachment, type TripDay, tripDayAnchor } from '@waymark/contracts-community';
import { getHost, Slot, useAfterContent } from '@waymark/mfe-kit';
import { Card, fontSize, MapPinIcon, radii, space, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TripText } from '../../shared/trip-text';
import { DayPhotos } from './day-photos';

const SLOT_OF = {
  venue: 'trip-venue',
  attraction: 'trip-venue',
  'footpath-report': 'trip-footpath-report',
} as const satisfies Record<TripAttachment['kind'], keyof CommunitySlots>;

/** Shows a day's attachments with current data from their services; until that loads, with their stored names. */
function DayAttachments({ attachments, headingLevel }: DayAttachmentsProps) {
  const isAfter = useAfterContent();
  if (attachments.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack $gap={3}>
      <Heading>Places on this day</Heading>
      <Stack as="ul" role="list" $gap={4} style={{ padding: 0, listStyle: 'none' }}>
        {attachments.map((attachment) => (
          <li key={`${attachment.kind} ${attachment.id}`}>
            <Attached attachment={attachment} isAfter={isAfter} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

interface DayAttachmentsProps {
  attachments: readonly TripAttachment[];
  headingLevel: 3 | 4;
}

function Attached({ attachment, isAfter }: { attachment: TripAttachment; isAfter: boolean }) {
  const name = SLOT_OF[attachment.kind];
  if (!isAfter || getHost().slots(name).length === 0) return <p>{attachment.name}</p>;
  return (
    <Slot<CommunitySlots[typeof name]>
      name={name}
      props={{ attachment }}
      what={attachment.name}
      loading={<p>{attachment.name}</p>}
    />
  );
}

const Title = styled.h3`
  font-size: ${fontSize.large};
  line-height: 1.3;
`;

/** Takes the focus when a link leads here, so that the keyboard continues from this day. */
const Frame = styled.li`
  max-width: none;
  padding-block: ${space[8]};
  border-top: 1px solid var(--color-hair);
  scroll-margin-block-start: 6rem;
  overflow-wrap: anywhere;

  &:first-child {
    padding-block-start: 0;
    border-top: 0;
  }
`;

const Number = styled.span`
  display: block;
  width: fit-content;
  padding: 0 ${space[3]};
  margin-block-end: ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radii.small};
  background: var(--color-accent-soft);
  color: var(--color-accent-strong);
  font-size: 1rem;
  letter-spacing: normal;
  line-height: 1.75;
`;

const Place = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  color: var(--color-text-soft);

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Notes = styled.p`
  white-space: pre-line;
`;

/** One day: the story, then its accessibility information. */
export function TripDayView({ day, children }: { day: TripDay; children?: ReactNode }) {
  const { id, dayNumber, title, location, contentText, accessibilityNotes, photos, attachments } = day;
  return (
    <Frame id={tripDayAnchor(id)} tabIndex={-1} aria-labelledby={`day-${id}-title`}>
      <Stack $gap={5}>
        <div>
          <Title id={`day-${id}-title`}>
            <Number>{`Day ${dayNumber}`}</Number> <bdi>{title}</bdi>
          </Title>
          {location && (
            <Place>
              <MapPinIcon />
              <span>{location}</span>
            </Place>
          )}
        </div>
        {contentText.length > 0 && <TripText text={contentText} level={3} />}
        <DayPhotos photos={photos} day={dayNumber} />
        {accessibilityNotes && (
          <Card $tone="wash">
            <h4>Accessibility notes</h4>
            <Notes dir="auto">{accessibilityNotes}</Notes>
          </Card>
        )}
        <DayAttachments attachments={attachments} headingLevel={4} />
        {children}
      </Stack>
    </Frame>
  );
}
