import { describe } from './describe-understood';
import type { Found } from './found-by-name';
import { nearestFor } from './nearest-for';
import { distinct } from './order-hits';
import type { Reading } from './other-readings';
import { itself, targetFound, targetQueries } from './search-targets';
import type { Where } from './where';

/** What was left as a name is a place after all: "pubs headingley", "theatre ledds". */
export async function placeInstead(
  where: Where,
  reading: Reading,
  placeWords = reading.question.nameWords,
): Promise<Found> {
  const { question, wanted, context } = reading;
  const { kind, wishes } = question;
  const target = { kind, wishes, where, name: '' };
  const listed = targetFound(target, wanted, await context.session.find(targetQueries(target, wanted)));
  // "Does Manchester Piccadilly have a lift" asks about the station itself.
  const asked = kind || wishes.length > 0 ? itself(target, '', listed.hits) : [];
  // "Bristol Old Vic theatre" is that theatre.
  const isOfKind = where.venue && kind?.kinds.includes(where.venue.kind ?? '');
  const own = isOfKind && where.venue ? [where.venue, ...asked] : asked;
  const hits = distinct([...own, ...listed.hits]);
  const found = { ...listed, hits, total: listed.total + hits.length - listed.hits.length };
  const nearest = await nearestFor(question, target, found, context);
  const described = { question, target, asked: null, placeWords, unknownPlace: null };
  return { ...found, understood: describe(described), target, nearest };
}
