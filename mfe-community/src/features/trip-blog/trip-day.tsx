import { tripDayAnchor, type TripDay } from '@waymark/contracts-community';
import { Card, fontSize, MapPinIcon, radii, space, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TripText } from '../../shared/trip-text';
import { DayAttachments } from './day-attachments';
import { DayPhotos } from './day-photos';

const Title = styled.h3`
  font-size: ${fontSize.large};
  line-height: 1.3;
`;

/** Takes the focus when somebody follows a link to it, so that the keyboard goes on from here. */
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

/** One day: what happened, then what others need to know of it. */
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
