import { readFileSync } from 'node:fs';
import { nearestStation } from './nearest-station';

const whole = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = whole;
});

/** The pieces as they lie beside the code. */
const fromFiles = () => {
  globalThis.fetch = ((file: URL) =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as unknown),
    })) as unknown as typeof fetch;
};

describe('the nearest station', () => {
  it('is none where the pieces of the map do not come, and is asked for again', async () => {
    globalThis.fetch = () => Promise.reject(new Error('gone'));
    expect(await nearestStation({ latitude: 53.4772, longitude: -2.2301 })).toBeNull();
    fromFiles();
    expect((await nearestStation({ latitude: 53.4772, longitude: -2.2301 }))?.name).toBe('Manchester Piccadilly');
  });

  it('is told with how far it is, also over the edge of a piece', async () => {
    fromFiles();
    const found = await nearestStation({ latitude: 53.8, longitude: -1.55 });
    expect(found?.name).toBe('Leeds');
    expect(found?.metres).toBeGreaterThan(300);
    expect(found?.metres).toBeLessThan(800);
  });

  it('is none out at sea', async () => {
    fromFiles();
    expect(await nearestStation({ latitude: 54.9, longitude: 1.5 })).toBeNull();
  });
});
