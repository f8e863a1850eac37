import { RemoteLoadError } from '@waymark/mfe-kit';
import { faultOf } from './fault-of';

const ENTRY = 'http://localhost/r/maps/v2/remoteEntry.ab12.js?try=0-again';
/** Error messages of the federation runtime and of webpack. */
const entryLost = new Error(
  `[ Federation Runtime ]: Failed to load script. #RUNTIME-008\nargs: {"remoteName":"waymark_maps","resourceUrl":"${ENTRY}"}\nOriginal Error Message:\n ScriptNetworkError: Failed to load script "${ENTRY}" - the script URL is unreachable`,
);
const chunkLost = (why: string) => new Error(`Loading chunk 188 failed.\n(${why}: ${ENTRY})`);
const wrapped = (cause: unknown) => new RemoteLoadError('not-loaded', 'maps did not load', { cause });

describe('faultOf', () => {
  beforeEach(() => {
    Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: () => [] });
  });

  it.each([
    ['a lost entry', entryLost, 'network'],
    ['a lost chunk', chunkLost('error'), 'network'],
    ['a lost chunk, wrapped', wrapped(chunkLost('error')), 'network'],
    ['a chunk that did not come in time', chunkLost('timeout'), 'timeout'],
    ['an entry that did not come in time', new Error('Nothing came within 5000 ms: timed out'), 'timeout'],
    ['a chunk that came and is no chunk', chunkLost('missing'), 'threw'],
    ['a build that throws', new TypeError('x is not a function'), 'threw'],
    ['a build that exports something else', new RemoteLoadError('wrong-export', 'no pages'), 'wrong-export'],
    ['a thing that is no error', wrapped('odd'), 'threw'],
  ])('%s is told apart', (_what, error, fault) => {
    expect(faultOf(error)).toBe(fault);
  });

  it.each([entryLost, chunkLost('error')])(
    'knows that a file which came and was refused is not the one that was published',
    (error) => {
      const arrived = (url: string) => (url === ENTRY ? [{ responseStatus: 200 }] : []);
      Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: arrived });
      expect(faultOf(error)).toBe('integrity');
    },
  );
});
