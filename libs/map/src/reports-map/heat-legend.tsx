import { Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { HEAT_STEPS, inkToken, type HeatStep } from './heat-steps';
import { MAP_WORDS } from '../messages/en/map';
import { Legend, LegendItem } from './legend';

/** Half as large as on the map. */
const Square = styled.span<{ $step: HeatStep }>`
  flex: none;
  width: ${({ $step }) => HEAT_STEPS[$step].size / 32}rem;
  height: ${({ $step }) => HEAT_STEPS[$step].size / 32}rem;
  border: 2px solid var(--color-${({ $step }) => inkToken($step)});
  border-radius: 0.25rem;
  outline: 1px solid var(--color-border);
  background: var(--color-${({ $step }) => HEAT_STEPS[$step].token});

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Explains the squares of the heat map. */
export function HeatLegend() {
  return (
    <Stack $gap={2}>
      <Legend>
        {HEAT_STEPS.map(({ word }, step) => (
          <LegendItem key={word}>
            <Square $step={step as HeatStep} aria-hidden="true" />
            <span>{word}</span>
          </LegendItem>
        ))}
      </Legend>
      <p>{MAP_WORDS.heatSquares}</p>
    </Stack>
  );
}
