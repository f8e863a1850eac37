import { deviceName } from './parts/add-passkey';

describe('the first name of a passkey', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android device'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows computer'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux computer'],
    ['something else', 'My passkey'],
  ])('says what it is on: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
