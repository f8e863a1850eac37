import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { COLOR_THEMES, type AccessibilitySettings, type ColorTheme } from '@waymark/contracts-core';
import { ACCENT_PALETTES } from '@waymark/tokens';
import { changeSettings } from '../theme/settings-store';
import { ChoiceRow } from './choice-row';
import { Choices, Part } from './panel-styles';

const THEMES: Record<ColorTheme, { name: string; description: string }> = {
  default: { name: 'Ocean Blue', description: 'Calming blue with excellent readability' },
  warm: { name: 'Warm Sunset', description: 'Warm orange for comfortable viewing' },
  nature: { name: 'Forest Green', description: 'Natural green for reduced eye strain' },
  royal: { name: 'Royal Purple', description: 'Elegant purple for focus' },
  // Longer than the theme's usual name, because the panel also has a High Contrast switch, and screen reader users
  // could not tell two controls with one name apart.
  monochrome: { name: 'High Contrast (black and white)', description: 'Pure black and white for maximum visibility' },
};

const Swatch = styled.span`
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid var(--color-surface);
  border-radius: 50%;
  outline: 1px solid var(--color-border);
  /* The colour is what it shows. */
  forced-color-adjust: none;
`;

export function ColorThemes({ settings }: { settings: AccessibilitySettings }): ReactElement {
  const mode = settings.darkMode ? 'dark' : 'light';
  return (
    <Part>
      <Choices>
        <legend>
          <h3>Color Theme</h3>
        </legend>
        {COLOR_THEMES.map((theme) => (
          <ChoiceRow
            key={theme}
            group="panel-theme"
            {...THEMES[theme]}
            picture={<Swatch style={{ background: ACCENT_PALETTES[theme][mode].accent }} />}
            chosen={settings.colorTheme === theme}
            onChoose={() => changeSettings({ colorTheme: theme })}
          />
        ))}
      </Choices>
    </Part>
  );
}
