import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CorrectionInput } from './report-form-schema';

/** Whether the service doubted the place, so that it is asked whether it is meant; another place is asked about anew. */
export function useMeantAgain(): boolean {
  const { watch, setValue, clearErrors, formState } = useFormContext<CorrectionInput>();
  const { latitude, longitude } = watch('position');
  const isDoubted = formState.errors.isPositionMeant !== undefined;
  const [isAsked, setIsAsked] = useState(false);
  if (isDoubted && !isAsked) setIsAsked(true);

  const place = `${latitude} ${longitude}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    setValue('isPositionMeant', false);
    clearErrors('isPositionMeant');
    setIsAsked(false);
  }, [place, setValue, clearErrors]);
  return isAsked;
}
