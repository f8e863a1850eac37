import { RadioGroup, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { ORDERS, SHOW, type MatchChoice } from './pick-results';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
`;

const SHOW_LABELS: Readonly<Record<MatchChoice['show'], string>> = {
  all: 'All places',
  'none-unmet': 'Hide places that do not meet a need',
  'all-met': 'Only places that meet all my needs',
};

const ORDER_LABELS: Readonly<Record<MatchChoice['order'], string>> = { relevance: 'Most relevant first', match: 'Best match first' };

interface MatchControlsProps {
  choice: MatchChoice;
  onChoose: (part: Partial<MatchChoice>) => void;
}

export function MatchControls({ choice, onChoose }: MatchControlsProps) {
  return (
    <Controls>
      <RadioGroup
        label="Show"
        name="match-show"
        options={SHOW.map((value) => ({ value, label: SHOW_LABELS[value] }))}
        value={choice.show}
        onChange={(value) => onChoose({ show: SHOW.find((one) => one === value) })}
      />
      <RadioGroup
        label="Order"
        name="match-order"
        options={ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }))}
        value={choice.order}
        onChange={(value) => onChoose({ order: ORDERS.find((one) => one === value) })}
      />
    </Controls>
  );
}
