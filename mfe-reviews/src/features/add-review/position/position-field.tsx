import { announce } from '@waymark/mfe-kit';
import { RadioGroup, Stack } from '@waymark/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AddReviewInput } from '../form-schema';
import type { Town } from './api/find-towns';
import { CoordinateFields } from './coordinate-fields';
import type { PositionWay } from './form-position';
import { MapField } from './map-field';
import { PositionSummary } from './position-summary';
import { TownField } from './town-field';
import { UK } from './uk';

const OPTIONS: { value: PositionWay; label: string }[] = [
  { value: 'address', label: 'The address is enough' },
  { value: 'town', label: 'By the nearest town' },
  { value: 'coordinates', label: 'By coordinates' },
  { value: 'map', label: 'On a map' },
];

/** About a metre. */
const DIGITS = 5;

/** Where a venue is that nobody described yet: four ways, none of them needed, and the map never the only one. */
export function PositionField() {
  const { control, setValue, getValues } = useFormContext<AddReviewInput>();
  const way = useWatch({ control, name: 'position.way' });

  function place(latitude: number, longitude: number, near: string) {
    setValue('position', { way, latitude: latitude.toFixed(DIGITS), longitude: longitude.toFixed(DIGITS), near });
    announce(near ? `Position set, near ${near}.` : 'Position set.');
  }

  function describe({ latitude, longitude }: { latitude: number; longitude: number }, near: string) {
    const now = getValues('position');
    if (now.latitude === latitude.toFixed(DIGITS) && now.longitude === longitude.toFixed(DIGITS))
      setValue('position.near', near);
  }

  function pickTown({ name, latitude, longitude, countryName, countryCode }: Town) {
    place(latitude, longitude, `${name}, ${countryName}`);
    if (getValues('venueCity')?.trim() === '') setValue('venueCity', name);
    if (countryCode !== UK.code && getValues('venueCountry') === UK.name) setValue('venueCountry', countryName);
  }

  return (
    <Stack $gap={4}>
      <RadioGroup
        label="Where is it?"
        optional
        hint="A position lets people find the venue by distance. Leave it out if you are not sure."
        name="position.way"
        options={OPTIONS}
        value={way}
        onChange={(value) => setValue('position.way', value as PositionWay)}
      />
      {way === 'town' && <TownField onPick={pickTown} />}
      {way === 'coordinates' && <CoordinateFields onFound={place} />}
      {way === 'map' && <MapField onPlace={place} onWords={describe} />}
      {way !== 'address' && (
        <PositionSummary onRemove={() => setValue('position', { way, latitude: '', longitude: '', near: '' })} />
      )}
    </Stack>
  );
}
