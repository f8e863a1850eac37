import { distanceWords } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { getNearestStation } from '../../endpoints';
import { stepFreeWords } from './station-words';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
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
    <div>
      <p>
        Nearest station: <Name to={`/venues/${station.id}`}>{station.name}</Name>,{' '}
        {venue.approximatePosition ? 'about ' : ''}
        {distanceWords(station.distanceMetres)} in a straight line.
      </p>
      <p>{stepFreeWords(station.stepFree).join(' ')}</p>
      {station.notice !== null && <p>Reported there for now: {station.notice}</p>}
    </div>
  );
}
