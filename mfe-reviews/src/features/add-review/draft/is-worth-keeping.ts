import { RATING_AREAS } from '@waymark/contracts-reviews';
import type { Draft } from './draft';

/** Whether somebody wrote something: a name that we filled in ourselves, or a chosen venue, is no work lost. */
export function isWorthKeeping({ values, venue }: Draft): boolean {
  const typedVenue = !venue && (values.venueName ?? '').trim() !== '';
  const wrote = (values.comment ?? '').trim() !== '' || Boolean(values.visitMonth) || (values.photos ?? []).length > 0;
  const rated = RATING_AREAS.some((area) => typeof values[`${area}Rating`] === 'number');
  const answered = Object.entries(values).some(([name, value]) => name.startsWith('verify') && value);
  return typedVenue || wrote || rated || answered;
}
