import type { ReactElement } from 'react';
import {
  FONT_SIZE,
  TEXT_SPACING,
  toTenths,
  type AccessibilitySettings,
  type FontFamily,
} from '@waymark/contracts-core';
import { Button, VisuallyHidden } from '@waymark/ui';
import { changeSettings } from '../theme/settings-store';
import { ChoiceRow } from './choice-row';
import { Choices, Part } from './panel-styles';
import { RangeRow } from './range-row';

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
        label="Font size"
        value={fontSize}
        range={{ min: FONT_SIZE.min, max: FONT_SIZE.max, step: FONT_SIZE.step }}
        words={`${fontSize} px`}
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

/** Disabled at its bound, yet it keeps the focus there: somebody who presses it again and again is not thrown out. */
function SizeButton({ name, sign, from, by }: SizeButtonProps): ReactElement {
  const to = Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, from + by));
  const atBound = to === from;
  return (
    <Button disabled={atBound} style={{ padding: 0 }} onClick={() => changeSettings({ fontSize: to })}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
