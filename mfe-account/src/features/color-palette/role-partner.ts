import type { PaletteRole } from '@waymark/contracts-account';

export interface Partner {
  role: PaletteRole;
  of: 'text' | 'part';
}

/** The colour with which each colour needs contrast. */
export const ROLE_PARTNER: Record<PaletteRole, Partner> = {
  primary: { role: 'primaryForeground', of: 'text' },
  primaryForeground: { role: 'primary', of: 'text' },
  secondary: { role: 'secondaryForeground', of: 'text' },
  secondaryForeground: { role: 'secondary', of: 'text' },
  background: { role: 'foreground', of: 'text' },
  foreground: { role: 'background', of: 'text' },
  card: { role: 'cardForeground', of: 'text' },
  cardForeground: { role: 'card', of: 'text' },
  muted: { role: 'mutedForeground', of: 'text' },
  mutedForeground: { role: 'muted', of: 'text' },
  accent: { role: 'accentForeground', of: 'text' },
  accentForeground: { role: 'accent', of: 'text' },
  destructive: { role: 'destructiveForeground', of: 'text' },
  destructiveForeground: { role: 'destructive', of: 'text' },
  border: { role: 'background', of: 'part' },
  input: { role: 'background', of: 'part' },
  ring: { role: 'background', of: 'part' },
};

/** The eight roles that the page explains. */
export const DETAIL_ROLES: readonly PaletteRole[] = [
  'primary',
  'secondary',
  'background',
  'card',
  'muted',
  'accent',
  'destructive',
  'ring',
];
