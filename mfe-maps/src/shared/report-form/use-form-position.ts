import { readDegrees } from '@waymark/map';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Position } from './report-form-props';
import type { ReportInput, ReportValues } from './report-form-schema';
import { formPosition } from './report-values';

/** Ties the form's position to the page's: what is picked on the page's map moves it, and what is given in the form is told. */
export function useFormPosition(
  { control, setValue, clearErrors }: UseFormReturn<ReportInput, unknown, ReportValues>,
  given: Position | null,
  onPosition?: (position: Position | null) => void,
): void {
  const { latitude, longitude } = useWatch({ control, name: 'position' });
  const known = useRef(textOf(formPosition(given)));
  const tell = useRef(onPosition);
  tell.current = onPosition;

  const picked = given && textOf(formPosition(given));
  useEffect(() => {
    if (given === null || picked === null || known.current === picked) return;
    known.current = picked;
    setValue('position', formPosition(given));
    clearErrors('position');
  }, [picked, given, setValue, clearErrors]);

  useEffect(() => {
    const now = textOf({ latitude, longitude });
    if (known.current === now) return;
    known.current = now;
    const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
    tell.current?.(Number.isNaN(north) || Number.isNaN(east) ? null : { latitude: north, longitude: east });
  }, [latitude, longitude]);
}

const textOf = ({ latitude, longitude }: { latitude: string; longitude: string }): string => `${latitude} ${longitude}`;
