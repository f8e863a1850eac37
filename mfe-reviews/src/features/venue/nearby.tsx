import { useQuery } from '@tanstack/react-query';
import { placePath, type VenueDetail } from '@waymark/contracts-reviews';
import { addressOf, call, useDistanceWords } from '@waymark/mfe-kit';
import { Grid, Section, space, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listNearbyVenues } from '../../endpoints';
import { nearbyMessages as words } from '../../messages/en/nearby';
import { countOf } from '../../shared/count-of';

/** A grid with the role of a list, which Safari removes together with the bullets. */
const PlainList = styled(Grid).attrs({ as: 'ul', role: 'list' })`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Place = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  max-width: none;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
  }
  span {
    color: var(--color-text-soft);
  }
`;

/**
 * Alternatives nearby: places of the same kind about which more is known. Optional: the page is complete without it.
 */
export function Nearby({ venue }: { venue: VenueDetail }) {
  const params = { id: venue.id };
  const inUnits = useDistanceWords();
  const { data = [] } = useQuery({
    queryKey: [addressOf(listNearbyVenues, { params })],
    queryFn: ({ signal }) => call(listNearbyVenues, { params, signal }),
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <Section heading={words.heading} intro={words.intro}>
      <PlainList $min="18rem" $gap={1} style={{ columnGap: space[8] }}>
        {data.map(({ id, kind, name, distanceMetres, knownFeatures }) => (
          <Place key={id}>
            <Link to={placePath({ id, kind })}>{name}</Link>
            <span>{`${inUnits(distanceMetres)}, ${countOf(knownFeatures, 'fact', 'facts')}`}</span>
          </Place>
        ))}
      </PlainList>
    </Section>
  );
}
