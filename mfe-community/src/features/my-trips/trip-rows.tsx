import { tripPath, type TripBlog } from '@waymark/contracts-community';
import { Card, fontSize, Inline, LinkButton, PencilIcon, space, StatePill, target, VisuallyHidden } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TripDates } from '../../shared/trip-words/trip-dates';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Title = styled.h3`
  font-size: ${fontSize.medium};
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

/** Trips, one below the other; their author is told which ones only they can read. */
export function TripRows({ trips, isOwn }: { trips: readonly TripBlog[]; isOwn: boolean }) {
  return (
    <List role="list">
      {trips.map((trip) => (
        <Card as="li" key={trip.id}>
          <Inline $gap={3} $justify="space-between">
            <Title>
              <Link to={tripPath(trip.id)}>{trip.title}</Link>
            </Title>
            {isOwn && !trip.isPublished && <StatePill sign="aside">Only you can read it</StatePill>}
          </Inline>
          <div>
            <Soft>{trip.destination}</Soft>
            <Soft>
              <TripDates startDate={trip.startDate} endDate={trip.endDate} />
            </Soft>
          </div>
          {isOwn && (
            <div>
              <LinkButton to={`${tripPath(trip.id)}/edit`} icon={<PencilIcon />}>
                Edit<VisuallyHidden>{` ${trip.title}`}</VisuallyHidden>
              </LinkButton>
            </div>
          )}
        </Card>
      ))}
    </List>
  );
}
