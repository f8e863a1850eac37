import { useMyLocation, type LocationOutcome } from '@waymark/map';
import { Alert, Button, MapPinIcon } from '@waymark/ui';
import { useCallback, useState } from 'react';
import { positionText } from '../../shared/venue-search/position-text';

/** "Near me" of somebody who has not said where that is: asked for by a press, never by itself. */
export function NearMe({ onFound }: { onFound: (at: string) => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { locating, findMe } = useMyLocation(
    useCallback(
      (outcome: LocationOutcome) => {
        if (outcome.status === 'found') onFound(positionText(outcome));
        else setHasFailed(true);
      },
      [onFound],
    ),
  );
  return (
    <Alert title="We do not know where you are">
      <p>
        {hasFailed
          ? 'Unable to detect your location. Please search manually.'
          : 'Tell us, or name a town or postcode under “Where”.'}
      </p>
      <div>
        <Button icon={<MapPinIcon />} disabled={locating} onClick={findMe}>
          {locating ? 'Finding your location...' : 'Use My Location'}
        </Button>
      </div>
    </Alert>
  );
}
