import { Button, fieldId, Grid, MapPinIcon, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMyLocation } from '../location/use-my-location';
import type { HoldsPosition } from './form-position';

interface CoordinateFieldsProps {
  onFound: (latitude: number, longitude: number, near: string) => void;
}

/** Fields for two numbers, as maps and phones show them, with a button for the person's own position. */
export function CoordinateFields({ onFound }: CoordinateFieldsProps) {
  const { register, setValue, formState } = useFormContext<HoldsPosition>();
  const [failure, setFailure] = useState<string | null>(null);
  const { findMe, locating } = useMyLocation((outcome) => {
    setFailure(outcome.status === 'found' ? null : locationWords(outcome.status));
    if (outcome.status === 'found')
      onFound(outcome.latitude, outcome.longitude, `${outcome.city}, ${outcome.countryName}`);
  });
  // Clears the place name found before, which no longer matches the typed numbers.
  const forgetNear = { onChange: () => setValue('position.near', '') };
  const errors = formState.errors.position;
  return (
    <Stack $gap={3}>
      <Grid $min="16rem">
        <TextField
          label="Latitude"
          hint="Above 0 is north, for example 53.7950"
          inputMode="text"
          id={fieldId('position.latitude')}
          error={errors?.latitude?.message}
          {...register('position.latitude', forgetNear)}
        />
        <TextField
          label="Longitude"
          hint="Below 0 is west, for example -1.5480"
          inputMode="text"
          id={fieldId('position.longitude')}
          error={errors?.longitude?.message}
          {...register('position.longitude', forgetNear)}
        />
      </Grid>
      <div>
        <Button icon={<MapPinIcon />} busy={locating} onClick={findMe}>
          {locating ? 'Finding you...' : 'I am there now'}
        </Button>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </Stack>
  );
}

/** Returns why the browser gave no position, and what to do instead. */
function locationWords(status: 'unsupported' | 'denied' | 'failed'): string {
  if (status === 'unsupported')
    return 'Geolocation is not supported by this browser. Please show where it is in another way.';
  if (status === 'denied')
    return 'Your browser did not share your location. You can allow it in its settings, or show where it is in another way.';
  return 'We could not detect your location. Please show where it is in another way.';
}
