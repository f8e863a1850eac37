import { distanceWords } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { space, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { getNearestStation } from '../../endpoints';
import { stepFreeWords } from './station-words';

/** As high as a finger needs, without pushing the lines of its sentence apart. */
const Name = styled(Link)`
  display: inline-block;
  padding-block: ${space[3]};
  margin-block: -${space[3]};
  font-weight: 600;
`;

/** The nearest station and whether it is step-free. An extra: without an answer nothing is said. */
export function Station({ venue }: { venue: Pick<VenueDetail, 'id' | 'approximatePosition'> }) {
  const params = { id: venue.id };
  const { data } = useQuery({
    queryKey: [addressOf(getNearestStation, { params })],
    queryFn: ({ signal }) => call(getNearestStation, { params, signal }),
    retry: false,
  });
  const station = data?.station;
  if (!station) return null;
  return (
    <Stack $gap={1}>
      <p>
        <span>Nearest station:</span> <Name to={`/venues/${station.id}`}>{station.name}</Name>
        <span>{`, ${venue.approximatePosition ? 'about ' : ''}${distanceWords(station.distanceMetres)} in a straight line.`}</span>
      </p>
      <p>{stepFreeWords(station.stepFree).join(' ')}</p>
      {station.notice !== null && <p>{`Reported there: ${station.notice}`}</p>}
    </Stack>
  );
}
