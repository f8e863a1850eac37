import {
  accessibilityLook,
  type AccessibilitySettings,
  DEFAULT_ACCESSIBILITY_SETTINGS,
} from './accessibility-settings';

const look = (change: Partial<AccessibilitySettings> = {}) =>
  accessibilityLook({ ...DEFAULT_ACCESSIBILITY_SETTINGS, ...change });

describe('what settings do to the page (S4.31, S4.34)', () => {
  it.each([
    [0.5, '-0.025em', '1.3'],
    [1.1, '0.005em', '1.42'],
  ])(
    'text spacing %p: letters (n - 1) x 0.05em apart, lines 1.4 + (n - 1) x 0.2 high',
    (textSpacing, letters, lines) => {
      expect(look({ textSpacing }).style).toMatchObject({ '--letter-spacing': letters, '--line-height': lines });
    },
  );

  it.each([
    [16, '100%'],
    [17, '106.25%'],
  ])(
    'font size %p is that share of the browser own size which is as many px at the usual 16 (S4.30)',
    (fontSize, share) => {
      expect(look({ fontSize }).style['font-size']).toBe(share);
    },
  );

  it('reduce motion sets the duration of motion to 0s, else takes it away', () => {
    expect([look({ reduceMotion: true }), look()].map(({ style }) => style['--motion-duration'])).toEqual(['0s', '']);
  });

  it('dark and high contrast are classes, each alone (S4.32)', () => {
    expect(look({ darkMode: true })).toMatchObject({
      classes: { dark: true, 'high-contrast': false },
      colorScheme: 'dark',
    });
    expect(look({ highContrast: true })).toMatchObject({
      classes: { dark: false, 'high-contrast': true },
      colorScheme: 'light',
    });
  });

  it('theme and font are attributes', () => {
    expect(look({ colorTheme: 'warm', fontFamily: 'dyslexic' }).attributes).toEqual({
      'data-theme': 'warm',
      'data-font': 'dyslexic',
    });
  });
});
