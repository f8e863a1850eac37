import { distanceWords } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { Stack } from '@waymark/ui';
import { getNearestStation } from '../../endpoints';
import { TallLink } from './log-in-link';
import { stepFreeWords } from './station-words';

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
        <span>Nearest station:</span> <TallLink to={`/venues/${station.id}`}>{station.name}</TallLink>
        <span>{`, ${venue.approximatePosition ? 'about ' : ''}${distanceWords(station.distanceMetres)} away in a straight line.`}</span>
      </p>
      <p>{stepFreeWords(station.stepFree).join(' ')}</p>
      {station.notice !== null && <p>{`Reported there: ${station.notice}`}</p>}
    </Stack>
  );
}
