import { type ReactElement, useId, type ReactNode } from 'react';
import {
  FONT_SIZE,
  TEXT_SPACING,
  toTenths,
  type AccessibilitySettings,
  type FontFamily,
} from '@waymark/contracts-core';
import { announce } from '@waymark/mfe-kit';
import { Button, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';
import { changeSettings } from '../theme/settings-store';
import { ChoiceRow } from './choice-row';
import { Choices, Part, Soft } from './panel-styles';

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 0.75rem;
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;

  input {
    flex: 1;
    min-width: 0;
    height: 2.75rem;
    margin: 0;
    accent-color: var(--color-accent);
    cursor: pointer;
  }
`;

interface RangeRowProps {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value as people say it, e.g. "16 px". */
  words: string;
  onChange: (value: number) => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** A slider with its value as text. */
function RangeRow({ label, value, range, words, onChange, before, after }: RangeRowProps): ReactElement {
  const id = useId();
  return (
    <div>
      <Words>
        <label htmlFor={id}>{label}</label>
        <Soft aria-hidden="true">{words}</Soft>
      </Words>
      <Line>
        {before}
        <input
          type="range"
          id={id}
          {...range}
          value={value}
          aria-valuetext={words}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {after}
      </Line>
    </div>
  );
}

const FONT_SIZE_LABEL = 'Font size';
const sizeWords = (size: number): string => `${size} px`;
const FONTS: Record<FontFamily, string> = { inter: 'Standard', dyslexic: 'Dyslexia-friendly' };

export function Typography({ settings }: { settings: AccessibilitySettings }): ReactElement {
  const { fontFamily, fontSize, textSpacing } = settings;
  return (
    <Part aria-labelledby="panel-typography">
      <h3 id="panel-typography">Typography</h3>
      <Choices>
        <legend>Font family</legend>
        {(Object.keys(FONTS) as FontFamily[]).map((font) => (
          <ChoiceRow
            key={font}
            group="panel-font"
            name={FONTS[font]}
            chosen={fontFamily === font}
            onChoose={() => changeSettings({ fontFamily: font })}
          />
        ))}
      </Choices>
      <RangeRow
        label={FONT_SIZE_LABEL}
        value={fontSize}
        range={{ min: FONT_SIZE.min, max: FONT_SIZE.max, step: FONT_SIZE.step }}
        words={sizeWords(fontSize)}
        onChange={(size) => changeSettings({ fontSize: size })}
        before={<SizeButton name="Smaller text" sign="−" from={fontSize} by={-FONT_SIZE.buttonStep} />}
        after={<SizeButton name="Larger text" sign="+" from={fontSize} by={FONT_SIZE.buttonStep} />}
      />
      <RangeRow
        label="Text spacing"
        value={textSpacing}
        range={TEXT_SPACING}
        words={`${textSpacing.toFixed(1)} times`}
        onChange={(spacing) => changeSettings({ textSpacing: toTenths(spacing) })}
      />
    </Part>
  );
}

interface SizeButtonProps {
  name: string;
  sign: string;
  from: number;
  by: number;
}

/** Uses `aria-disabled` at its limit to keep the focus, so that repeated presses do not lose it. */
function SizeButton({ name, sign, from, by }: SizeButtonProps): ReactElement {
  const to = Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, from + by));
  const atBound = to === from;
  const change = (): void => {
    changeSettings({ fontSize: to });
    announce(`${FONT_SIZE_LABEL} ${sizeWords(to)}`);
  };
  return (
    <Button disabled={atBound} style={{ padding: 0 }} onClick={change}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
