import { useQuery } from '@tanstack/react-query';
import {
  SUPPORT_SERVICE_TYPE_LABELS,
  SUPPORT_SERVICE_TYPES,
  type SupportServiceType,
} from '@waymark/contracts-reviews';
import { Grid, lengthProblem, SelectField, TextField, Button, MapPinIcon } from '@waymark/ui';
import { useCallback, useEffect, useState } from 'react';
import { useMyLocation, type LocationOutcome } from '@waymark/map';
import { toast } from '@waymark/mfe-kit';
import { serviceFiltersQuery } from './get-service-filters';
import type { ServiceFilter } from './service-filter';

const UNKNOWN_CITY = 'Unknown City';

const WHAT_NOW = {
  unsupported: 'This browser cannot find out where you are. Choose a city from the list.',
  denied: 'Your browser is blocking your location. Change that in its settings, or choose a city from the list.',
  failed: 'Please try again, or choose a city from the list.',
} as const;

/** Sets the city filter to the person's location; the browser asks for permission only after a press. */
function UseLocationButton({ onCity }: { onCity: (city: string) => void }) {
  const onOutcome = useCallback(
    (outcome: LocationOutcome) => {
      if (outcome.status === 'found' && outcome.city !== UNKNOWN_CITY) return onCity(outcome.city);
      const description =
        outcome.status === 'found'
          ? 'We do not know of a city there. Choose one from the list.'
          : WHAT_NOW[outcome.status];
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

/**
 * Returns the cities to choose from. A located or linked city without services is included, or the select would show a
 * wrong value.
 */
function cityOptions(cities: readonly string[], chosen: string): string[] {
  if (!chosen || cities.includes(chosen)) return [...cities];
  return [...cities, chosen].sort(new Intl.Collator('en').compare);
}

/** Returns the types with at least one service, and the chosen one. */
const typeOptions = (types: readonly SupportServiceType[] = [], chosen: SupportServiceType | null) =>
  SUPPORT_SERVICE_TYPES.filter((type) => types.includes(type) || type === chosen);

const DEBOUNCE_MS = 500;
const MAX_LENGTH = 200;

interface ServiceFiltersProps {
  filter: ServiceFilter;
  onChange: (part: Partial<ServiceFilter>) => void;
}

export function ServiceFilters({ filter, onChange }: ServiceFiltersProps) {
  const [text, setText] = useState(filter.text);
  const problem = lengthProblem(text, MAX_LENGTH);
  const { data } = useQuery(serviceFiltersQuery);
  const onCity = useCallback((city: string) => onChange({ city }), [onChange]);

  // Updates the box after a chip was removed or after Back.
  useEffect(() => setText(filter.text), [filter.text]);

  useEffect(() => {
    if (text.trim() === filter.text || problem) return;
    const timer = setTimeout(() => onChange({ text: text.trim() }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, filter.text, problem, onChange]);

  return (
    <Grid role="search" aria-label="Support services" $min="14rem" $gap={4} style={{ alignItems: 'end' }}>
      <TextField
        label="Search services"
        type="search"
        maxLength={MAX_LENGTH}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField label="City" value={filter.city} onChange={(event) => onChange({ city: event.target.value })}>
        <option value="">All Cities</option>
        {cityOptions(data?.cities ?? [], filter.city).map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Service type"
        value={filter.type ?? ''}
        onChange={(event) =>
          onChange({ type: SUPPORT_SERVICE_TYPES.find((type) => type === event.target.value) ?? null })
        }
      >
        <option value="">All types</option>
        {typeOptions(data?.types, filter.type).map((type) => (
          <option key={type} value={type}>
            {SUPPORT_SERVICE_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <UseLocationButton onCity={onCity} />
    </Grid>
  );
}
