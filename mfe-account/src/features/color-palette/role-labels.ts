import type { PaletteRole } from '@waymark/contracts-account';

export const ROLE_LABELS: Record<PaletteRole, string> = {
  primary: 'Primary colour',
  primaryForeground: 'Text on the primary colour',
  secondary: 'Secondary colour',
  secondaryForeground: 'Text on the secondary colour',
  background: 'Background',
  foreground: 'Text',
  card: 'Card',
  cardForeground: 'Text on cards',
  muted: 'Muted',
  mutedForeground: 'Soft text',
  accent: 'Accent',
  accentForeground: 'Text on the accent colour',
  destructive: 'Problems',
  destructiveForeground: 'Text on the problem colour',
  border: 'Lines',
  input: 'Edges of controls',
  ring: 'Focus ring',
};
