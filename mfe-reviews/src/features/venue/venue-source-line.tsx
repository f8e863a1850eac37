import { dayWords } from '@waymark/contracts-core';
import type { VenueSource } from '@waymark/contracts-reviews';
import { Explained } from '@waymark/ui';
import { Link } from 'react-router-dom';

/** Open data asks for its source and licence beside it, and a reader wants to know how old a fact is. */
export function VenueSourceLine({ source, isSample }: { source: VenueSource | null; isSample: boolean }) {
  if (isSample) return <p>This is a made-up place to try the site with.</p>;
  if (!source) return <p>This place was added by a member.</p>;
  return (
    <p>
      Venue facts: {source.name}, licence <Explained>{source.licence}</Explained>,{' '}
      {source.dated && `as of ${dayWords(source.dated)}, `}retrieved {dayWords(source.retrieved)}.{' '}
      <Link to="/data-sources">About our data sources</Link>
    </p>
  );
}
