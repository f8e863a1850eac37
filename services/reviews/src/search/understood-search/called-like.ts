import type { EndpointInput } from '@waymark/contracts-core';
import type { understoodSearch } from '@waymark/contracts-reviews';
import type { CandidateQuery } from '../search-port';
import { asksChangingPlaces } from '../understand/changing-places';
import type { Question } from '../understand/understand-question';

const LITERAL = 40;
/** At home and abroad. */
const ANYWHERE = 50;
/** Of what is known best abroad, beside those at home. */
const ABROAD = 20;

type Choices = Pick<EndpointInput<typeof understoodSearch>['query'], 'category' | 'kind' | 'minRating'>;

interface How {
  home: string | null;
  isOnlyName: boolean;
  /** A place of the home country was said, and nothing abroad is meant. */
  isHere: boolean;
  /** All of it was understood, and only what is called just so is meant otherwise. */
  isSure: boolean;
}

export interface CalledLike {
  /** For what is called like the whole question: "The Leeds Theatre Bar" is no theatre. */
  literal: CandidateQuery[];
  /** For what is called like that which is asked about: "Is York Minster step-free" asks about the Minster. */
  about: CandidateQuery[];
}

export function calledLike(question: Question, whole: string, choices: Choices, how: How): CalledLike {
  const { core, name, wishes } = question;
  if (core === whole) return { literal: queriesFor(whole, choices, how), about: [] };
  // Nothing is called "wheelchair accessible pub in Otley", and hardly anything like "Wetherspoons with disabled toilet"; but places
  // are called "Changing Places".
  const isNoSign = wishes.length > 0 && !asksChangingPlaces(question);
  return {
    literal: how.isSure ? [] : queriesFor(whole, choices, { ...how, isSure: isNoSign }),
    about: queriesFor(core, choices, { ...how, isSure: how.isSure || name === '' }),
  };
}

function queriesFor(
  name: string,
  { category, kind, minRating }: Choices,
  { home, isOnlyName, isHere, isSure }: How,
): CandidateQuery[] {
  if (!name) return [];
  const query = { text: isSure ? '' : name, ...(isSure && { called: name }), only: { category, kind, minRating } };
  if (home && isHere) return [{ ...query, countryCode: home, limit: LITERAL }];
  if (!isOnlyName) return [{ ...query, limit: ANYWHERE }];
  // "Heathrow" is the airport, though a hundred stations, hotels and cafés begin with it.
  const bestKnown = { ...query, sort: 'importance' as const, limit: home ? ABROAD : LITERAL };
  return home ? [{ ...query, countryCode: home, limit: LITERAL }, bestKnown] : [bestKnown];
}
