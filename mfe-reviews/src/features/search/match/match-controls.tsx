import { SelectField, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { ORDERS, SHOW, type MatchChoice } from './pick-results';

/** Two compact selects instead of five buttons, so that on a phone the first place stays near the top. */
const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space[3]} ${space[6]};
  max-width: 48rem;
`;

const SHOW_LABELS: Readonly<Record<MatchChoice['show'], string>> = {
  all: 'All places',
  'none-unmet': 'Hide places that do not meet a need',
  'all-met': 'Only places that meet all my needs',
};

const ORDER_LABELS: Readonly<Record<MatchChoice['order'], string>> = {
  relevance: 'Most relevant first',
  match: 'Best match first',
};

interface MatchControlsProps {
  choice: MatchChoice;
  onChoose: (part: Partial<MatchChoice>) => void;
}

export function MatchControls({ choice, onChoose }: MatchControlsProps) {
  return (
    <Controls>
      <SelectField
        label="Show"
        value={choice.show}
        onChange={({ target }) => onChoose({ show: SHOW.find((one) => one === target.value) })}
      >
        {SHOW.map((value) => (
          <option key={value} value={value}>
            {SHOW_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Order"
        value={choice.order}
        onChange={({ target }) => onChoose({ order: ORDERS.find((one) => one === target.value) })}
      >
        {ORDERS.map((value) => (
          <option key={value} value={value}>
            {ORDER_LABELS[value]}
          </option>
        ))}
      </SelectField>
    </Controls>
  );
}
