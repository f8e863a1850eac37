import {
  PALETTE_ROLES,
  parseHsl,
  serializeHsl,
  type Hsl,
  type PaletteColors,
  type PaletteRole,
} from '@waymark/contracts-account';
import { SelectField, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readColor } from './color/read-color';
import { toHex } from './color/to-hex';
import { ContrastBadge } from './contrast-badge';
import { ratioOf } from './judge-palette';
import { ROLE_LABELS } from './role-labels';
import { ROLE_PARTNER } from './role-partner';
import { Slider } from './slider';

const NOT_READ = 'Enter a colour, such as hsl(210 50% 40%) or #336699.';

/** A text field for a colour. The change applies on blur or Enter. */
function ColorText({ color, onColor }: { color: string; onColor: (color: string) => void }) {
  // Text belongs to the colour over which it was typed. When a slider changes the colour, the field shows the new
  // colour.
  const [typed, setTyped] = useState({ over: color, text: color, wrong: false });
  const { text, wrong } = typed.over === color ? typed : { text: color, wrong: false };

  function take() {
    const read = readColor(text);
    setTyped({ over: color, text, wrong: read === null });
    if (read !== null && read !== color) onColor(read);
  }
  return (
    <TextField
      label="Colour code"
      hint="HSL or hex"
      value={text}
      autoComplete="off"
      spellCheck={false}
      error={wrong ? NOT_READ : undefined}
      onChange={(event) => setTyped({ over: color, text: event.target.value, wrong: false })}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}

const HUE = { min: 0, max: 359, step: 1 };
const SHARE = { min: 0, max: 100, step: 1 };

const Swatch = styled.div`
  min-height: 4rem;
  padding: 1rem;
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  font-weight: 700;
  forced-color-adjust: none;
`;

interface ColorEditorProps {
  colors: PaletteColors;
  onChange: (role: PaletteRole, color: string) => void;
}

/** Edits one colour at a time: by hue, saturation and lightness, or as text. */
export function ColorEditor({ colors, onChange }: ColorEditorProps) {
  const [role, setRole] = useState<PaletteRole>('primary');
  const color = parseHsl(colors[role]) ?? { hue: 0, saturation: 0, lightness: 0 };
  const partner = ROLE_PARTNER[role];
  const set = (part: Partial<Hsl>): void => onChange(role, serializeHsl({ ...color, ...part }));
  return (
    <Stack $gap={4}>
      <SelectField
        label="Colour to change"
        value={role}
        onChange={(event) => setRole(event.target.value as PaletteRole)}
      >
        {PALETTE_ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <Swatch aria-hidden="true" style={{ background: toHex(colors[role]), color: toHex(colors[partner.role]) }}>
        Aa
      </Swatch>
      <Slider
        label="Hue"
        value={color.hue}
        range={HUE}
        words={`${color.hue} degrees`}
        onChange={(hue) => set({ hue })}
      />
      <Slider
        label="Saturation"
        value={color.saturation}
        range={SHARE}
        words={`${color.saturation} %`}
        onChange={(saturation) => set({ saturation })}
      />
      <Slider
        label="Lightness"
        value={color.lightness}
        range={SHARE}
        words={`${color.lightness} %`}
        onChange={(lightness) => set({ lightness })}
      />
      <ColorText key={role} color={colors[role]} onColor={(typed) => onChange(role, typed)} />
      <p role="status">
        <span>{`${ROLE_LABELS[role]} with ${ROLE_LABELS[partner.role].toLowerCase()}:`}</span>{' '}
        <ContrastBadge ratio={ratioOf(colors, role, partner.role)} of={partner.of} />
      </p>
    </Stack>
  );
}
