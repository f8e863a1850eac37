import {
  DEFAULT_ACCESSIBILITY_SETTINGS,
  readAccessibilitySettings,
  type AccessibilitySettings,
} from './accessibility-settings';
import { accessibilitySettingsSchema } from './accessibility-settings-schema';

const CHOSEN: AccessibilitySettings = {
  fontFamily: 'dyslexic',
  fontSize: 20,
  colorTheme: 'royal',
  highContrast: true,
  darkMode: true,
  reduceMotion: true,
  textSpacing: 1.5,
};

const WRONG: Record<keyof AccessibilitySettings, unknown[]> = {
  fontFamily: ['comic', 'INTER', 1, null, {}],
  fontSize: [11, 25, 16.5, '18', null, Number.NaN, true],
  colorTheme: ['hotdog', '', 0, ['royal']],
  highContrast: ['true', 1, null],
  darkMode: ['false', 0, {}],
  reduceMotion: ['', [], 2],
  textSpacing: [0.4, 2.1, '1', null, Number.POSITIVE_INFINITY],
};

const wrongFields = Object.entries(WRONG).flatMap(([field, values]) => values.map((value) => [field, value] as const));

describe('readAccessibilitySettings (S3.21, S5.23)', () => {
  it('has the documented defaults', () => {
    expect(DEFAULT_ACCESSIBILITY_SETTINGS).toEqual({
      fontFamily: 'inter',
      fontSize: 16,
      colorTheme: 'default',
      highContrast: false,
      darkMode: false,
      reduceMotion: false,
      textSpacing: 1,
    });
  });

  it.each([[undefined], [null], ['{}'], [7], [true], [[]], [() => 1], [{}]])('gives the defaults for %p', (stored) => {
    expect(readAccessibilitySettings(stored)).toEqual(DEFAULT_ACCESSIBILITY_SETTINGS);
  });

  it('keeps what is right and nothing else', () => {
    expect(readAccessibilitySettings({ ...CHOSEN, isAdmin: true })).toEqual(CHOSEN);
  });

  it.each(wrongFields)('gives %s its default in place of %p, and keeps the others', (field, value) => {
    const read = readAccessibilitySettings({ ...CHOSEN, [field]: value });
    expect(read).toEqual({ ...CHOSEN, [field]: DEFAULT_ACCESSIBILITY_SETTINGS[field as keyof AccessibilitySettings] });
  });

  it.each([
    ['fontSize', 12],
    ['fontSize', 24],
    ['textSpacing', 0.5],
    ['textSpacing', 2],
  ])('takes %s at its limit of %p', (field, value) => {
    expect(readAccessibilitySettings({ [field]: value })).toMatchObject({ [field]: value });
  });

  it('rounds spacing to tenths', () => {
    expect(readAccessibilitySettings({ textSpacing: 0.7999999999999999 }).textSpacing).toBe(0.8);
  });

  it('is not fooled by settings of a prototype', () => {
    expect(readAccessibilitySettings(Object.create(CHOSEN))).toEqual(DEFAULT_ACCESSIBILITY_SETTINGS);
  });
});

describe('accessibilitySettingsSchema', () => {
  it('accepts what the reader keeps, and refuses each value that the reader replaces', () => {
    expect(accessibilitySettingsSchema.parse(CHOSEN)).toEqual(CHOSEN);
    const accepted = wrongFields.filter(
      ([field, value]) => accessibilitySettingsSchema.safeParse({ ...CHOSEN, [field]: value }).success,
    );
    expect(accepted).toEqual([]);
  });
});
