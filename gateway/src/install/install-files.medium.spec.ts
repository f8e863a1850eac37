import sharp from 'sharp';
import { bootIn, shellBuild } from '../../test/remote-build';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()), 30_000);
afterAll(() => gateway.close());

const get = (path: string, init?: RequestInit) => fetch(gateway.origin + path, init);

describe('files that put the site on a home screen', () => {
  it('serves a manifest with what browsers ask of an app', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Waymark', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it.each([
    ['/icons/icon-192.png', 192, 'transparent corners'],
    ['/icons/maskable-512.png', 512, 'filled corners'],
    ['/icons/apple-touch-icon.png', 180, 'filled corners'],
  ])('serves %s as a picture of %i pixels with %s', async (path, size, corners) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([size, size, 4]);
    expect(data[3]).toBe(corners === 'filled corners' ? 255 : 0);
  });

  it('has no other icons', async () => {
    expect((await get('/icons/other.png')).status).toBe(404);
    expect(await (await get('/icons/icon-192.png', { method: 'HEAD' })).text()).toBe('');
  });

  it('is named by the page, with who runs the site when they have said so', async () => {
    const named = await startTestGateway(
      { shell: shellBuild() },
      { OPERATOR_NAME: 'Ramp </script> Ltd', OPERATOR_EMAIL: 'hello@ramp.example' },
    );
    const html = await (await fetch(named.origin)).text();
    await named.close();
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">');
    expect(bootIn(html).operator).toMatchObject({ name: 'Ramp </script> Ltd', email: 'hello@ramp.example' });
  });
});
