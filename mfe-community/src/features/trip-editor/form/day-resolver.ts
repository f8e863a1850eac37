import { tripDayRules } from '@waymark/contracts-community';
import { photoProblems } from '@waymark/mfe-kit/photos';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { judgeDescription } from './trip-resolver';
import type { DayValues } from './trip-values';

const NAMES = ['title', 'location', 'content', 'accessibilityNotes'] as const;

/** Judges one day by the contract's rules. */
export const dayResolver: Resolver<DayValues> = (values) => {
  const errors: FieldErrors<DayValues> = {};
  for (const name of NAMES) {
    const message = tripDayRules[name].safeParse(values[name]).error?.issues[0]?.message;
    if (message !== undefined) errors[name] = { type: 'rule', message };
  }
  const photos: Record<number, object> = {};
  for (const { path, message } of photoProblems(values.photos, judgeDescription))
    photos[path[0]] ??= { [path[1]]: { type: 'rule', message } };
  if (Object.keys(photos).length > 0) errors.photos = photos;
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
