import type { LocationOutcome } from '@waymark/map';
import { Alert, Button, Stack } from '@waymark/ui';

/** What the look-up says of mid-ocean (S1 section 8): a place without a name cannot be searched for. */
const NAMELESS = 'Unknown City';

interface FoundLocationProps {
  place: Extract<LocationOutcome, { status: 'found' }>;
  onSearchIn: (city: string) => void;
}

export function FoundLocation({ place, onSearchIn }: FoundLocationProps) {
  const { latitude, longitude, city, countryName } = place;
  return (
    <Alert tone="good" title="Location detected">
      <Stack $gap={3}>
        <p>
          Latitude {latitude.toFixed(4)}, longitude {longitude.toFixed(4)}: {city}, {countryName}.
        </p>
        {city !== NAMELESS && (
          <div>
            <Button onClick={() => onSearchIn(city)}>Search in {city}</Button>
          </div>
        )}
      </Stack>
    </Alert>
  );
}
