import type { PaletteRole } from '@waymark/contracts-account';

/** What people call the colours of a palette. */
export const ROLE_LABELS: Record<PaletteRole, string> = {
  primary: 'Primary',
  primaryForeground: 'Text on primary',
  secondary: 'Secondary',
  secondaryForeground: 'Text on secondary',
  background: 'Background',
  foreground: 'Text',
  card: 'Card',
  cardForeground: 'Text on cards',
  muted: 'Muted',
  mutedForeground: 'Soft text',
  accent: 'Accent',
  accentForeground: 'Text on accent',
  destructive: 'Problems',
  destructiveForeground: 'Text on problems',
  border: 'Lines',
  input: 'Edges of controls',
  ring: 'Focus ring',
};
