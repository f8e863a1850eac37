import { defineRemote } from '@waymark/mfe-kit';
import { SAMPLE_BOOT } from '../test-support/sample-boot';
import { RemoteLoader } from './remote-loader';

const demo = { ...SAMPLE_BOOT.remotes['demo']!, entry: '/new.js', previousEntry: '/old.js' };
const good = { default: defineRemote({ pages: {} }) };

function loaderOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const loader = new RemoteLoader({ demo }, (_slice, entry) => {
    asked.push(entry);
    return entry in answers ? Promise.resolve(answers[entry]) : Promise.reject(new Error('lost'));
  });
  return { asked, loader };
}

const warn = console.warn;
beforeAll(() => {
  console.warn = () => undefined;
});
afterAll(() => {
  console.warn = warn;
});

describe('RemoteLoader', () => {
  it('loads a remote once', async () => {
    const { asked, loader } = loaderOf({ '/new.js': good });
    await Promise.all([loader.load('demo'), loader.load('demo')]);
    expect(asked).toEqual(['/new.js']);
  });

  it('falls back to the build before, after one retry', async () => {
    const { asked, loader } = loaderOf({ '/old.js': good });
    await expect(loader.load('demo')).resolves.toEqual({ pages: {}, slots: {} });
    expect(asked).toEqual(['/new.js', '/new.js?try=0-again', '/old.js']);
  });

  it('takes a build with the wrong exports for a failed one', async () => {
    const { loader } = loaderOf({ '/new.js': { default: { pages: { home: 'text' } } }, '/old.js': good });
    await expect(loader.load('demo')).resolves.toEqual({ pages: {}, slots: {} });
  });

  it('says so when nothing loads, and tries again when asked again', async () => {
    const { asked, loader } = loaderOf({ '/new.js?try=1': good });
    await expect(loader.load('demo')).rejects.toMatchObject({ name: 'RemoteLoadError', kind: 'not-loaded' });
    await expect(loader.load('demo')).resolves.toEqual({ pages: {}, slots: {} });
    expect(asked.at(-1)).toBe('/new.js?try=1');
  });

  it('knows no remote that is not published', async () => {
    await expect(loaderOf({}).loader.load('unknown')).rejects.toMatchObject({ name: 'RemoteLoadError' });
  });
});
