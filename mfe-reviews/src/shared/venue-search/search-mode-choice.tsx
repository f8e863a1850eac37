import { RadioGroup, space } from '@waymark/ui';
import { styled } from 'styled-components';
import type { SearchMode } from './venue-search-query';

const OPTIONS = [
  { value: 'local', label: 'Local (UK first)' },
  { value: 'global', label: 'Global (worldwide)' },
];

/** A single line without a legend, because the choices explain themselves. */
const Quiet = styled(RadioGroup)`
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  label,
  label:has(:checked) {
    padding-inline: ${space[1]};
    border-color: transparent;
    background: transparent;
  }
`;

interface SearchModeChoiceProps {
  mode: SearchMode;
  onChange: (mode: SearchMode) => void;
}

export function SearchModeChoice({ mode, onChange }: SearchModeChoiceProps) {
  return (
    <Quiet
      label="Where to search"
      name="search-mode"
      options={OPTIONS}
      value={mode}
      onChange={(value) => onChange(value === 'global' ? 'global' : 'local')}
    />
  );
}
