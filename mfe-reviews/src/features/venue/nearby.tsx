import { distanceWords } from '@waymark/contracts-core';
import { placePath, type VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { Grid, Section, space, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listNearbyVenues } from '../../endpoints';
import { countOf } from '../../shared/count-of';

const Place = styled.li`
  padding-block: ${space[2]};
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
  }
  p {
    color: var(--color-text-soft);
  }
`;

/** The way out when this place does not work: others of its kind of which more is known. An extra: without it the page is whole. */
export function Nearby({ venue }: { venue: VenueDetail }) {
  const params = { id: venue.id };
  const { data = [] } = useQuery({
    queryKey: [addressOf(listNearbyVenues, { params })],
    queryFn: ({ signal }) => call(listNearbyVenues, { params, signal }),
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <Section heading="Near by" intro="Places of this kind of which more is known.">
      <Grid as="ul" role="list" $min="18rem" $gap={2} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {data.map(({ id, kind, name, distanceMetres, knownFeatures }) => (
          <Place key={id}>
            <Link to={placePath({ id, kind })}>{name}</Link>
            <p>{`${distanceWords(distanceMetres)} away, ${countOf(knownFeatures, 'fact', 'facts')} known`}</p>
          </Place>
        ))}
      </Grid>
    </Section>
  );
}
