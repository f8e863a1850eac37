import type { DonationPreset } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { choiceTile, fontSize, space, target } from '@waymark/ui';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[3]};
    padding: 0;
    font-weight: 600;
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space[3]};
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: ${target};
  padding: ${space[4]};
  ${choiceTile}

  input {
    width: 1.25rem;
    height: 1.25rem;
  }
  strong {
    display: block;
    font-size: ${fontSize.large};
    line-height: 1.3;
  }
`;

export const OTHER = 'other';
export const choiceOf = ({ amountPence, every }: DonationPreset): string => `${amountPence} ${every}`;

interface AmountOptionsProps {
  presets: readonly DonationPreset[];
  choice: string | null;
  onChoose: (choice: string) => void;
}

/** Native radio buttons without a default. */
export function AmountOptions({ presets, choice, onChoose }: AmountOptionsProps) {
  const options = [
    ...presets.map((preset) => ({
      value: choiceOf(preset),
      sum: moneyWords(preset.amountPence),
      words: preset.every === 'month' ? 'monthly' : 'one-time',
    })),
    { value: OTHER, sum: 'Other', words: 'your own amount' },
  ];
  return (
    <Group>
      <legend>Choose an amount</legend>
      <Options>
        {options.map(({ value, sum, words }, index) => (
          <Option key={value}>
            <input
              type="radio"
              name="amount-choice"
              id={index === 0 ? 'field-amount-choice' : undefined}
              value={value}
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            <span>
              <strong>{sum}</strong> <span>{words}</span>
            </span>
          </Option>
        ))}
      </Options>
    </Group>
  );
}
