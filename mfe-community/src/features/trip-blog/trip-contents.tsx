import { tripDayAnchor } from '@waymark/contracts-community';
import { Card } from '@waymark/ui';
import { styled } from 'styled-components';
import type { Trip } from './trip-query';

const Frame = styled(Card)`
  h2 {
    font-size: 1.2rem;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
  @media print {
    display: none;
  }
`;

const Parts = styled.ul`
  padding: 0;
  list-style: none;
`;

interface TripContentsProps {
  trip: Trip;
  hasComments: boolean;
}

/** Links to each part of a long page; the target day takes the focus. */
export function TripContents({ trip: { days, storyText }, hasComments }: TripContentsProps) {
  if (days.length === 0) return null;
  return (
    <Frame as="nav" $tone="sunken" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <Parts role="list">
        {storyText.length > 0 && (
          <li>
            <a href="#story">The story</a>
          </li>
        )}
        {days.map(({ id, dayNumber, title }) => (
          <li key={id}>
            <a href={`#${tripDayAnchor(id)}`}>{`Day ${dayNumber}: ${title}`}</a>
          </li>
        ))}
        {hasComments && (
          <li>
            <a href="#comments">Comments</a>
          </li>
        )}
      </Parts>
    </Frame>
  );
}
