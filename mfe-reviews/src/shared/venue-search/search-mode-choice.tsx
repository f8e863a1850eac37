import { RadioGroup } from '@waymark/ui';
import type { SearchMode } from './venue-search-query';

const OPTIONS = [
  { value: 'local', label: 'Local (UK first)' },
  { value: 'global', label: 'Global (worldwide)' },
];

interface SearchModeChoiceProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
}

export function SearchModeChoice({ mode, onChange }: SearchModeChoiceProps) {
  return (
    <RadioGroup
      label="Where to search"
      name="search-mode"
      options={OPTIONS}
      value={mode}
      onChange={(value) => onChange(value === 'global' ? 'global' : 'local')}
    />
  );
}
