import { useQueryClient } from '@tanstack/react-query';
import { call, useAfterContent } from '@waymark/mfe-kit';
import { useEffect, useRef } from 'react';
import { viewTripBlog } from '../../endpoints';
import { tripQuery, type Trip } from './trip-query';

/** Says that this trip is read, once it is drawn. That it was not counted is no reader's concern. */
export function useCountView({ id, isPublished }: Trip): void {
  const cache = useQueryClient();
  const isAfter = useAfterContent();
  const counted = useRef(false);
  useEffect(() => {
    if (!isAfter || !isPublished || counted.current) return;
    counted.current = true;
    call(viewTripBlog, { params: { id } }).then(
      ({ totalViews }) => cache.setQueryData<Trip>(tripQuery(id).queryKey, (trip) => trip && { ...trip, totalViews }),
      () => undefined,
    );
  }, [isAfter, isPublished, id, cache]);
}
