import { useMyLocation, type LocationOutcome } from '@waymark/map';
import { Alert, Button, MapPinIcon, Stack } from '@waymark/ui';
import { useState } from 'react';

/** The city's name that the look-up returns in mid-ocean. A place without a name cannot be searched for. */
const NAMELESS = 'Unknown City';

export type FoundPlace = Extract<LocationOutcome, { status: 'found' }>;

interface FoundLocationProps {
  place: FoundPlace;
  onSearchIn: (city: string) => void;
}

function FoundLocation({ place, onSearchIn }: FoundLocationProps) {
  const { latitude, longitude, city, countryName } = place;
  return (
    <Alert tone="good" title="Location detected">
      <Stack $gap={3}>
        <p>{`Latitude ${latitude.toFixed(4)}, longitude ${longitude.toFixed(4)}: ${city}, ${countryName}.`}</p>
        {city !== NAMELESS && (
          <div>
            <Button onClick={() => onSearchIn(city)}>{`Search in ${city}`}</Button>
          </div>
        )}
      </Stack>
    </Alert>
  );
}
/** Shown in the page, because a browser alert would cover the content. */
const PROBLEMS = {
  unsupported: 'Geolocation is not supported by this browser.',
  denied: 'Unable to detect your location. Please search manually.',
  failed: 'Unable to detect your location. Please search manually.',
} as const;

interface MyLocationProps {
  onFound: (place: FoundPlace) => void;
  /** Called with the found city when the person wants to search there. */
  onSearchIn: (city: string) => void;
}

export function MyLocation({ onFound, onSearchIn }: MyLocationProps) {
  const [outcome, setOutcome] = useState<LocationOutcome | null>(null);
  const { locating, findMe } = useMyLocation((found) => {
    setOutcome(found);
    if (found.status === 'found') onFound(found);
  });

  function start() {
    setOutcome(null);
    findMe();
  }

  return (
    <Stack $gap={outcome ? 3 : 1}>
      <div>
        <Button icon={<MapPinIcon />} disabled={locating} onClick={start}>
          {locating ? 'Finding your location...' : 'Use My Location'}
        </Button>
      </div>
      {/* In one container, so that two empty elements leave one gap. */}
      <div>
        <div role="alert">
          {outcome && outcome.status !== 'found' && <Alert tone="warn">{PROBLEMS[outcome.status]}</Alert>}
        </div>
        <div role="status">
          {outcome?.status === 'found' && <FoundLocation place={outcome} onSearchIn={onSearchIn} />}
        </div>
      </div>
    </Stack>
  );
}
