import { SUPPORT_SERVICE_TYPE_LABELS } from '@waymark/contracts-reviews';
import { Chip, Inline } from '@waymark/ui';
import type { ServiceFilter } from './service-filter';

interface ServiceChipsProps {
  filter: ServiceFilter;
  onChange: (part: Partial<ServiceFilter>) => void;
}

/** What narrows the list right now; pressing one takes it away. */
export function ServiceChips({ filter, onChange }: ServiceChipsProps) {
  const { text, city, type } = filter;
  if (!text && !city && !type) return null;
  return (
    <Inline $gap={2} role="group" aria-label="Active filters">
      {text && <Chip label={`Search: ${text}`} onRemove={() => onChange({ text: '' })} />}
      {city && <Chip label={`City: ${city}`} onRemove={() => onChange({ city: '' })} />}
      {type && <Chip label={`Type: ${SUPPORT_SERVICE_TYPE_LABELS[type]}`} onRemove={() => onChange({ type: null })} />}
    </Inline>
  );
}
