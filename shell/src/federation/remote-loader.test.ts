import type { LoadReport } from '@waymark/contracts-core';
import { defineRemote, RemoteLoadError } from '@waymark/mfe-kit';
import { SAMPLE_BOOT } from '../test-support/render-app';
import { RemoteLoader, type FetchRemote } from './remote-loader';

const NEW = '/r/demo/new/e.js';
const OLD = '/r/demo/old/e.js';
const builds = {
  version: 'new',
  entry: NEW,
  integrity: 'sha384-new',
  previousEntry: OLD,
  previousIntegrity: 'sha384-old',
};
const demo = { ...SAMPLE_BOOT.remotes['demo']!, ...builds };
const good = { default: defineRemote({ pages: {} }) };

function loaderOf(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const told: LoadReport[] = [];
  const fetchRemote: FetchRemote = (_slice, { entry, integrity }) => {
    asked.push(entry);
    const isRight = integrity === (entry.startsWith(OLD) ? 'sha384-old' : 'sha384-new');
    return isRight && entry in answers ? Promise.resolve(answers[entry]) : Promise.reject(new Error('lost'));
  };
  return { asked, told, loader: new RemoteLoader({ demo }, fetchRemote, (report) => told.push(report)) };
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
    const { asked, loader } = loaderOf({ [NEW]: good });
    await Promise.all([loader.load('demo'), loader.load('demo')]);
    expect(asked).toEqual([NEW]);
  });

  it('falls back to the build before, after one retry', async () => {
    const { asked, loader } = loaderOf({ [OLD]: good });
    await expect(loader.load('demo')).resolves.toEqual({ pages: {}, slots: {} });
    expect(asked).toEqual([NEW, `${NEW}?try=0-again`, OLD]);
  });

  it('takes a build with the wrong exports for a failed one', async () => {
    const { loader } = loaderOf({ [NEW]: { default: { pages: { home: 'text' } } }, [OLD]: good });
    await expect(loader.load('demo')).resolves.toEqual({ pages: {}, slots: {} });
  });

  it('says so when nothing loads, and tries again when asked again', async () => {
    const { asked, loader } = loaderOf({ [`${NEW}?try=1`]: good });
    await expect(loader.load('demo')).rejects.toMatchObject({ name: 'RemoteLoadError', kind: 'not-loaded' });
    await expect(loader.load('demo')).resolves.toEqual({ pages: {}, slots: {} });
    expect(asked.at(-1)).toBe(`${NEW}?try=1`);
  });

  it('knows no remote that is not published', async () => {
    await expect(loaderOf({}).loader.load('unknown')).rejects.toMatchObject({ name: 'RemoteLoadError' });
  });

  const build = (version: string) => ({ slice: 'demo', version });

  it('tells which build loaded, and what was wrong with the one before it (R3.1)', async () => {
    const { told, loader } = loaderOf({ [OLD]: good });
    await loader.load('demo');
    expect(told).toEqual([
      { ...build('old'), outcome: 'loaded' },
      { ...build('new'), outcome: 'script-error', kind: 'threw' },
    ]);
  });

  it('tells of no failure when the build came at the second try', async () => {
    const { told, loader } = loaderOf({ [`${NEW}?try=0-again`]: good });
    await loader.load('demo');
    expect(told).toEqual([{ ...build('new'), outcome: 'loaded' }]);
  });

  it('tells of a page that broke as the build that is in use, and of none before there is one', async () => {
    const { told, loader } = loaderOf({ [OLD]: good });
    loader.failed('demo', new Error('too early'));
    await loader.load('demo');
    told.length = 0;
    loader.failed('demo', new RemoteLoadError('wrong-export', 'no such page'));
    expect(told).toEqual([{ ...build('old'), outcome: 'load-error', kind: 'wrong-export' }]);
  });
});
