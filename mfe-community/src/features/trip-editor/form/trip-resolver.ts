import { createTripSchema, tripPhotoRules, type CreateTrip } from '@waymark/contracts-community';
import { photoProblems } from '@waymark/mfe-kit/photos';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { sentCover, toDraftForm } from './stored-trip';
import type { TripValues } from './trip-values';

/** Returns the request body: the form, with its days numbered in order. */
function toBody(trip: TripValues): Record<string, unknown> {
  const form = toDraftForm(trip);
  return {
    ...form,
    ...sentCover(trip),
    days: form.days?.map((day, place) => ({ ...day, dayNumber: place + 1 })),
  };
}

export const judgeDescription = (description: string): string | undefined =>
  tripPhotoRules.description.safeParse(description).error?.issues[0]?.message;

interface Wrong {
  path: (string | number)[];
  message: string;
}

/**
 * Validates by the contract's rules. Errors inside a day are shown at its closed row: the message names the day and
 * links to the button that opens it.
 */
export const tripResolver: Resolver<TripValues, unknown, CreateTrip> = (values) => {
  const parsed = createTripSchema.safeParse(toBody(values));
  const cover = values.coverWay === 'upload' ? photoProblems(values.photos, judgeDescription) : [];
  const wrong: Wrong[] = [
    ...(parsed.error?.issues ?? []).flatMap(({ path, message }) => placed(path as (string | number)[], message)),
    ...cover.map(({ path, message }) => ({ path: ['photos', ...path], message })),
    ...values.days.flatMap(({ photos }, place) =>
      photoProblems(photos, judgeDescription)
        .slice(0, 1)
        .map(({ message }) => ({ path: ['days', place], message: `Day ${place + 1}: ${message}` })),
    ),
  ];
  if (parsed.success && wrong.length === 0) return { values: parsed.data, errors: {} };
  return { values: {}, errors: errorsOf(wrong) };
};

function placed(path: (string | number)[], message: string): Wrong[] {
  const [field, place, part] = path;
  // Photo errors come from `photoProblems`, which names the photo.
  if (field === 'coverDescription' || part === 'photos') return [];
  if (field === 'days' && typeof place === 'number')
    return [{ path: ['days', place], message: `Day ${place + 1}: ${message}` }];
  return [{ path: [field ?? 'title'], message }];
}

/** Keeps only the first error of each field. */
function errorsOf(wrong: readonly Wrong[]): FieldErrors<TripValues> {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of wrong) {
    let at = errors;
    path.slice(0, -1).forEach((part) => (at = (at[part] ??= {}) as Record<string, unknown>));
    at[path.at(-1) ?? ''] ??= { type: 'rule', message };
  }
  return errors as FieldErrors<TripValues>;
}
