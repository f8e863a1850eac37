import { dayWords } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { Explained } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { venueFactsMessages as words } from '../../messages/en/venue-facts';

/** Open data asks for its source and licence beside it, and a reader wants to know how old a fact is. */
export function VenueSourceLine({ venue: { source, isSample } }: { venue: VenueDetail }) {
  if (isSample) return <p>{words.madeUp}</p>;
  if (!source) return <p>{words.addedByMember}</p>;
  return (
    <p>
      <span>{`Venue facts: ${source.name}, licence`}</span> <Explained>{source.licence}</Explained>
      <span>{`, ${source.dated ? `as of ${dayWords(source.dated)}, ` : ''}retrieved ${dayWords(source.retrieved)}.`}</span>{' '}
      <Link to="/data-sources">{words.aboutSources}</Link>
    </p>
  );
}
