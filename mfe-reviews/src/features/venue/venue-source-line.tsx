import { dayWords } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { Explained } from '@waymark/ui';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';
import { TallLink } from './log-in-link';

/** Open data licences require the source beside the data, and readers want to know the age of a fact. */
export function VenueSourceLine({ venue: { source, isSample } }: { venue: VenueDetail }) {
  if (isSample) return <p>{words.madeUp}</p>;
  if (!source) return <p>{words.addedByMember}</p>;
  return (
    <p>
      <span>{`Listed by ${source.name}, licence`}</span> <Explained>{source.licence}</Explained>
      <span>{`, ${source.dated ? `as of ${dayWords(source.dated)}, ` : ''}retrieved ${dayWords(source.retrieved)}.`}</span>{' '}
      <TallLink to="/data-sources">{words.aboutSources}</TallLink>
    </p>
  );
}
