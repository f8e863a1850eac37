import { PALETTE_FONT_SIZE, PALETTE_LINE_HEIGHT, PALETTE_ROLES } from './palette-roles';

// The documented palette, word for word.
describe('a palette (A9.2, A9.3)', () => {
  it('has the 17 colours of the specification (A3.26)', () => {
    expect(PALETTE_ROLES.join(', ')).toBe(
      'primary, primaryForeground, secondary, secondaryForeground, background, foreground, card, cardForeground, muted, mutedForeground, ' +
        'accent, accentForeground, destructive, destructiveForeground, border, input, ring',
    );
  });

  it('is shown in the sizes of the specification', () => {
    expect(PALETTE_FONT_SIZE).toEqual({ min: 12, max: 24, step: 1, usual: 16 });
    expect(PALETTE_LINE_HEIGHT).toEqual({ min: 1.2, max: 2, step: 0.1, usual: 1.5 });
  });
});
