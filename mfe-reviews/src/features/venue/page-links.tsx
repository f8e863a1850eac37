import type { VenueDetail } from '@waymark/contracts-reviews';
import { space, target } from '@waymark/ui';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  padding: 0;
  margin: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${target};
    min-height: ${target};
  }
`;

/** Straight to a part of the page: on a phone the reviews of a station are a long way down. */
export function PageLinks({ venue }: { venue: VenueDetail }) {
  return (
    <nav aria-label="On this page">
      <List>
        <li>
          <a href="#general-features">General features</a>
        </li>
        {venue.category === 'transport' && (
          <li>
            <a href="#transport-features">Transport features</a>
          </li>
        )}
        <li>
          <a href="#costs">Costs</a>
        </li>
        <li>
          <a href="#customer-reviews">Reviews</a>
        </li>
        <li>
          <a href="#verification">Verification</a>
        </li>
      </List>
    </nav>
  );
}
