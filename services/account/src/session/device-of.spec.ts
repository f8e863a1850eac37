import { deviceOf, UNKNOWN_DEVICE } from './device-of';

describe('the device of a session', () => {
  it.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Microsoft Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
    ],
    [
      'Safari on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    ],
  ])('reads as %s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device));

  it.each([null, '', 'x', '<script>alert(1)</script>/1.0', 'maya@example.org/2', 'a'.repeat(50_000)])(
    'takes nothing over from a header that it does not know: %.30s',
    (userAgent) => expect(deviceOf(userAgent)).toBe(UNKNOWN_DEVICE),
  );
});
