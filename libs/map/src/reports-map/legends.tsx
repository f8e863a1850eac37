import { SEVERITIES, SEVERITY_LABELS } from '@waymark/contracts-maps';
import { space, Stack } from '@waymark/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { MAP_WORDS } from '../messages/en/map';
import { HEAT_STEPS, type HeatStep, inkToken } from './heat-steps';
import { ReportSign } from './report-sign';
import type { SignScale } from './report-signs';

const Title = styled.p`
  font-weight: 600;
`;

const Items = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: 0;
  list-style: none;
`;

const LegendItem = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: center;
`;

/** Explains the marks of a map. */
function Legend({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Title id={id}>{MAP_WORDS.legend}</Title>
      <Items role="list" aria-labelledby={id}>
        {children}
      </Items>
    </div>
  );
}

/** A square of the legend, half as large as on the map. */
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

/** Explains the signs of reports. */
export function ReportLegend({ scale = 'map' }: { scale?: SignScale }) {
  return (
    <Legend>
      {SEVERITIES.map((severity) => (
        <LegendItem key={severity}>
          <ReportSign severity={severity} status="open" scale={scale} />
          <span>{SEVERITY_LABELS[severity]}</span>
        </LegendItem>
      ))}
      <LegendItem>
        <ReportSign severity="minor" status="resolved" />
        Resolved
      </LegendItem>
    </Legend>
  );
}
