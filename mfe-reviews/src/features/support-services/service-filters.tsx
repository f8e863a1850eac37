import { useQuery } from '@tanstack/react-query';
import { SUPPORT_SERVICE_TYPE_LABELS, SUPPORT_SERVICE_TYPES } from '@waymark/contracts-reviews';
import { Grid, SelectField, TextField } from '@waymark/ui';
import { useCallback, useEffect, useState } from 'react';
import { serviceFiltersQuery } from './api/get-service-filters';
import { cityOptions } from './city-options';
import type { ServiceFilter } from './service-filter';
import { UseLocationButton } from './use-location-button';

const DEBOUNCE_MS = 500;

interface ServiceFiltersProps {
  filter: ServiceFilter;
  onChange: (part: Partial<ServiceFilter>) => void;
}

export function ServiceFilters({ filter, onChange }: ServiceFiltersProps) {
  const [text, setText] = useState(filter.text);
  const { data } = useQuery(serviceFiltersQuery);
  const onCity = useCallback((city: string) => onChange({ city }), [onChange]);

  // A removed chip, or going back, changes the box too.
  useEffect(() => setText(filter.text), [filter.text]);

  useEffect(() => {
    if (text.trim() === filter.text) return;
    const timer = setTimeout(() => onChange({ text: text.trim() }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, filter.text, onChange]);

  return (
    <Grid role="search" aria-label="Support services" $min="14rem" $gap={4} style={{ alignItems: 'end' }}>
      <TextField
        label="Search services"
        type="search"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField label="City" value={filter.city} onChange={(event) => onChange({ city: event.target.value })}>
        <option value="">All Cities</option>
        {cityOptions(data?.cities ?? [], filter.city).map((city) => (
          <option key={city}>{city}</option>
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
        {SUPPORT_SERVICE_TYPES.map((type) => (
          <option key={type} value={type}>
            {SUPPORT_SERVICE_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <UseLocationButton onCity={onCity} />
    </Grid>
  );
}
