import type { VenueDetail } from '@waymark/contracts-reviews';
import { useInBrowser } from '@waymark/mfe-kit';
import { Disclosure, Stack } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { cardCode } from '../../shared/open-data/card-code';
import { CodeToCopy } from '../../shared/open-data/code-to-copy';

/** For whoever runs the place or builds on what is known of it. */
export function TakeAlong({ venue }: { venue: VenueDetail }) {
  const origin = useInBrowser(() => location.origin, '');
  return (
    <Disclosure summary="Embed this place">
      <Stack $gap={4}>
        <p>Put a small card with what is known here on your own site. It has no script and sets no cookie.</p>
        <CodeToCopy code={cardCode(origin, venue)} what="the code of the card" />
        <p>
          The same as data: <a href={`/api/venues/${venue.id}/geojson`}>GeoJSON</a>,{' '}
          <a href={`/api/venues/${venue.id}/a11yjson`}>A11yJSON</a>. <Link to="/developers">More for developers</Link>
        </p>
      </Stack>
    </Disclosure>
  );
}
