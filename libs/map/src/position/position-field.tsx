import type { NamedPosition } from '@waymark/contracts-maps';
import { announce, lazyAgain } from '@waymark/mfe-kit';
import { Button, CheckIcon, CloseIcon, Inline, MapPinIcon, RadioGroup, Stack } from '@waymark/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { getPlaceAt, type Town } from '../gazetteer';
import { MapBoundary } from '../map-boundary';
import { POSITION_WORDS } from '../messages/en/position';
import { CoordinateFields } from './coordinate-fields';
import { type HoldsPosition, type PositionWay, readDegrees } from './form-position';
import { TownField } from './town-field';

const PositionMap = lazyAgain(() => import(/* webpackChunkName: "position-map" */ '../position-map/position-map'));

interface MapFieldProps {
  onPlace: (latitude: number, longitude: number, near: string) => void;
  /** Called with the place name of a position. */
  onWords: (at: { latitude: number; longitude: number }, near: string) => void;
}

/** The map's code is fetched when the map is opened. */
function MapField({ onPlace, onWords }: MapFieldProps) {
  const { control } = useFormContext<HoldsPosition>();
  const { latitude, longitude } = useWatch({ control, name: 'position' });
  const [open, setOpen] = useState(false);
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  const start = Number.isNaN(north) || Number.isNaN(east) ? null : { latitude: north, longitude: east };

  async function place(at: { latitude: number; longitude: number }) {
    onPlace(at.latitude, at.longitude, '');
    // The name is only a help; the numbers count. A look-up that fails or is late is ignored.
    const near = await getPlaceAt(at.latitude, at.longitude).catch(() => null);
    if (near) onWords(at, `${near.city}, ${near.countryName}`);
  }

  if (!open) {
    return (
      <div>
        <Button icon={<MapPinIcon />} onClick={() => setOpen(true)}>
          Open the map
        </Button>
      </div>
    );
  }
  return (
    <MapBoundary without="You can still use the list and the address form.">
      <Suspense fallback={<p role="status">Loading the map...</p>}>
        <PositionMap start={start} onPlace={(at) => void place(at)} />
      </Suspense>
    </MapBoundary>
  );
}

/** Ways to give a position that need nothing from the surrounding page. */
const OWN_WAYS = ['address', 'town', 'coordinates', 'map'] as const;

/** About a metre. */
const DIGITS = 5;

interface PositionFieldProps {
  /** Text about why the position is needed. */
  hint: string;
  /** The ways offered, in this order; by default all except `venue`. */
  ways?: readonly PositionWay[];
  isRequired?: boolean;
  /**
   * An exact position is needed: towns are found by street and postcode too, and their middle only counts if
   * confirmed.
   */
  isExact?: boolean;
  /** Replaces the field's own map on a page that already has one: explains how to pick a position there. */
  map?: ReactNode;
  /** Renders the search for venues for the way `venue`; it belongs to another remote. */
  venue?: (onPlace: (place: NamedPosition) => void) => ReactNode;
  /** Called with the chosen town, for the other fields of the form, and the text typed to find it. */
  onTown?: (town: Town, typed: string) => void;
}

/**
 * Asks for the position of something new. Offers several ways, never only the map. The surrounding form must have a
 * `position` field.
 */
export function PositionField(props: PositionFieldProps) {
  const { hint, ways = OWN_WAYS, isRequired = false, isExact = false, map, venue, onTown } = props;
  const { control, setValue, getValues, formState } = useFormContext<HoldsPosition>();
  const way = useWatch({ control, name: 'position.way' });
  const labels: Readonly<Record<PositionWay, string>> = isExact ? EXACT_WAYS : POSITION_WORDS.ways;

  function place(latitude: number, longitude: number, near: string, middleOf = '') {
    const numbers = { latitude: latitude.toFixed(DIGITS), longitude: longitude.toFixed(DIGITS) };
    setValue('position', { way, ...numbers, near, middleOf, isMiddleKept: false });
    announce(POSITION_WORDS.set(near));
  }

  function describe({ latitude, longitude }: { latitude: number; longitude: number }, near: string) {
    const now = getValues('position');
    if (now.latitude === latitude.toFixed(DIGITS) && now.longitude === longitude.toFixed(DIGITS))
      setValue('position.near', near);
  }

  function pickTown(town: Town, typed: string) {
    place(town.latitude, town.longitude, `${town.name}, ${town.countryName}`, isExact ? town.name : '');
    onTown?.(town, typed);
  }

  return (
    <Stack $gap={4}>
      <RadioGroup
        label={POSITION_WORDS.question}
        optional={!isRequired}
        required={isRequired}
        hint={hint}
        error={formState.errors.position?.way?.message}
        name="position.way"
        options={ways.map((one) => ({ value: one, label: labels[one] }))}
        value={way}
        onChange={(value) => setValue('position.way', value as PositionWay)}
      />
      {way === 'town' && <TownField {...(isExact && EXACT_TOWN)} onPick={pickTown} />}
      {way === 'venue' && venue?.(({ latitude, longitude, name }) => place(latitude, longitude, name))}
      {way === 'coordinates' && <CoordinateFields onFound={place} />}
      {way === 'map' && map}
      {way === 'map' && map === undefined && <MapField onPlace={place} onWords={describe} />}
      {way !== 'address' && (
        <PositionSummary onRemove={() => setValue('position', { way, latitude: '', longitude: '', near: '' })} />
      )}
      <OnlyMiddle />
    </Stack>
  );
}

const EXACT_WAYS = { ...POSITION_WORDS.ways, ...POSITION_WORDS.searchWays };
const EXACT_TOWN = {
  label: POSITION_WORDS.searchWays.town,
  hint: POSITION_WORDS.placeHint,
  empty: POSITION_WORDS.noPlace,
};

/** The middle of a town is too inexact for a kerb: the person moves the pin, or confirms it as approximate. */
function OnlyMiddle() {
  const { control, setValue, clearErrors } = useFormContext<HoldsPosition>();
  const { middleOf, isMiddleKept } = useWatch({ control, name: 'position' });
  if (!middleOf) return null;
  if (isMiddleKept) return <p role="status">{POSITION_WORDS.kept(middleOf)}</p>;
  return (
    <Stack $gap={2}>
      <p>{POSITION_WORDS.onlyMiddle(middleOf)}</p>
      <Inline $gap={3}>
        <Button icon={<MapPinIcon />} onClick={() => setValue('position.way', 'map')}>
          {POSITION_WORDS.move}
        </Button>
        <Button
          icon={<CheckIcon />}
          onClick={() => {
            setValue('position.isMiddleKept', true);
            clearErrors('position');
          }}
        >
          {POSITION_WORDS.keep}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Shows the position that will be sent: numbers and, if known, a place name. */
function PositionSummary({ onRemove }: { onRemove: () => void }) {
  const { control } = useFormContext<HoldsPosition>();
  const { latitude, longitude, near } = useWatch({ control, name: 'position' });
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
  if (Number.isNaN(north) || Number.isNaN(east)) return <p>{POSITION_WORDS.none}</p>;
  return (
    <Inline $gap={4}>
      <span>
        <CheckIcon style={{ verticalAlign: 'text-bottom' }} />{' '}
        <span>{POSITION_WORDS.at(`${north.toFixed(4)}, ${east.toFixed(4)}`, near)}</span>
      </span>
      <Button icon={<CloseIcon />} onClick={onRemove}>
        {POSITION_WORDS.remove}
      </Button>
    </Inline>
  );
}
