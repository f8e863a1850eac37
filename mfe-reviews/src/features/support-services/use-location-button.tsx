import { useMyLocation, type LocationOutcome } from '@waymark/map';
import { toast } from '@waymark/mfe-kit';
import { Button, MapPinIcon } from '@waymark/ui';
import { useCallback } from 'react';

const UNKNOWN_CITY = 'Unknown City';

const WHAT_NOW = {
  unsupported: 'This browser cannot tell where you are. Choose a city from the list.',
  denied: 'Your browser does not allow it. You can change that in its settings, or choose a city from the list.',
  failed: 'Please try again, or choose a city from the list.',
} as const;

/** Fills the city filter with where the person is; they are asked by their browser, and only when they press this. */
export function UseLocationButton({ onCity }: { onCity: (city: string) => void }) {
  const onOutcome = useCallback(
    (outcome: LocationOutcome) => {
      if (outcome.status === 'found' && outcome.city !== UNKNOWN_CITY) return onCity(outcome.city);
      const description =
        outcome.status === 'found' ? 'We know no city there. Choose one from the list.' : WHAT_NOW[outcome.status];
      toast({ title: 'Unable to get your location', description, variant: 'error' });
    },
    [onCity],
  );
  const { locating, findMe } = useMyLocation(onOutcome);
  return (
    <Button icon={<MapPinIcon />} busy={locating} onClick={findMe}>
      {locating ? 'Finding you...' : 'Use My Location'}
    </Button>
  );
}
