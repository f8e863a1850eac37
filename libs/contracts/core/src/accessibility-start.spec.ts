import { DEFAULT_ACCESSIBILITY_SETTINGS, settingsAtStart } from './accessibility-settings';

const NOTHING = { dark: false, reducedMotion: false, moreContrast: false };
const EVERYTHING = { dark: true, reducedMotion: true, moreContrast: true };

describe('settings at the start (SX.50)', () => {
  it('follow the system while nothing is stored', () => {
    expect(settingsAtStart(null, NOTHING)).toEqual(DEFAULT_ACCESSIBILITY_SETTINGS);
    expect(settingsAtStart(null, EVERYTHING)).toEqual({
      ...DEFAULT_ACCESSIBILITY_SETTINGS,
      darkMode: true,
      reduceMotion: true,
      highContrast: true,
    });
  });

  it('are what was stored, whatever the system says', () => {
    const stored = { ...DEFAULT_ACCESSIBILITY_SETTINGS, fontSize: 20 };
    expect(settingsAtStart(JSON.stringify(stored), EVERYTHING)).toEqual(stored);
  });

  it.each(['', '{', 'undefined', '[object Object]', '"dark"', '12', '[]'])(
    'are the defaults when %p is stored',
    (text) => {
      expect(settingsAtStart(text, EVERYTHING)).toEqual(DEFAULT_ACCESSIBILITY_SETTINGS);
    },
  );
});
