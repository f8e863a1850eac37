import type { NamedPosition } from '@waymark/contracts-maps';
import { announce } from '@waymark/mfe-kit';
import { Button, CheckIcon, CloseIcon, Inline, RadioGroup, Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Town } from '../gazetteer';
import { CoordinateFields } from './coordinate-fields';
import { readDegrees, type HoldsPosition, type PositionWay } from './form-position';
import { MapField } from './map-field';
import { TownField } from './town-field';

const LABELS: Readonly<Record<PositionWay, string>> = {
  address: 'The address is enough',
  town: 'By the nearest town',
  venue: 'By a venue there',
  coordinates: 'By coordinates',
  map: 'On a map',
};

/** That need nothing of the page around. */
const OWN_WAYS = ['address', 'town', 'coordinates', 'map'] as const;

/** About a metre. */
const DIGITS = 5;

interface PositionFieldProps {
  /** What a position is good for. */
  hint: string;
  /** Those that are offered, in this order; all but `venue` unless it says which. */
  ways?: readonly PositionWay[];
  isRequired?: boolean;
  /** Stands in place of its own map, where a page has one already: how to pick on that. */
  map?: ReactNode;
  /** The search for venues, for the way of that name: another slice knows them. */
  venue?: (onPlace: (place: NamedPosition) => void) => ReactNode;
  /** The town that was picked, for the other fields of the form. */
  onTown?: (town: Town) => void;
}

/**
 * Where something is that nobody described yet: several ways, and the map never the only one. The form around it holds a
 * `position`.
 */
export function PositionField({ hint, ways = OWN_WAYS, isRequired = false, map, venue, onTown }: PositionFieldProps) {
  const { control, setValue, getValues, formState } = useFormContext<HoldsPosition>();
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

  function pickTown(town: Town) {
    place(town.latitude, town.longitude, `${town.name}, ${town.countryName}`);
    onTown?.(town);
  }

  return (
    <Stack $gap={4}>
      <RadioGroup
        label="Where is it?"
        optional={!isRequired}
        required={isRequired}
        hint={hint}
        error={formState.errors.position?.way?.message}
        name="position.way"
        options={ways.map((one) => ({ value: one, label: LABELS[one] }))}
        value={way}
        onChange={(value) => setValue('position.way', value as PositionWay)}
      />
      {way === 'town' && <TownField onPick={pickTown} />}
      {way === 'venue' && venue?.(({ latitude, longitude, name }) => place(latitude, longitude, name))}
      {way === 'coordinates' && <CoordinateFields onFound={place} />}
      {way === 'map' && map}
      {way === 'map' && map === undefined && <MapField onPlace={place} onWords={describe} />}
      {way !== 'address' && (
        <PositionSummary onRemove={() => setValue('position', { way, latitude: '', longitude: '', near: '' })} />
      )}
    </Stack>
  );
}

/** The position that will be sent, in numbers and, where known, in words. */
function PositionSummary({ onRemove }: { onRemove: () => void }) {
  const { control } = useFormContext<HoldsPosition>();
  const { latitude, longitude, near } = useWatch({ control, name: 'position' });
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  if (Number.isNaN(north) || Number.isNaN(east)) return <p>No position yet.</p>;
  return (
    <Inline $gap={4}>
      <span>
        <CheckIcon style={{ verticalAlign: 'text-bottom' }} />{' '}
        <span>{`Position: ${north.toFixed(4)}, ${east.toFixed(4)}${near ? ` (near ${near})` : ''}`}</span>
      </span>
      <Button icon={<CloseIcon />} onClick={onRemove}>
        Remove position
      </Button>
    </Inline>
  );
}
