import { coreProblem } from '@waymark/service-kit';
import { fileFault, ImportStopped, whyStopped } from './import-stopped';

const GO_ON = 'Run the same command again: it goes on where it stopped.';
const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('what the message says when an import ends early', () => {
  it.each([
    ['a lost connection', error('Connection terminated unexpectedly'), 'The database does not answer.'],
    ['a shutdown', error('terminating connection', { code: '57P01' }), 'The database does not answer.'],
    ['no server', error('', { code: 'ECONNREFUSED' }), 'The database does not answer.'],
    ['an answer of the pool', coreProblem('server.unavailable'), 'The database does not answer.'],
    ['a full disk', error('write failed', { code: 'ENOSPC' }), 'The disk is full.'],
    ['anything else', error('A surprise'), 'Something went wrong: A surprise'],
    ['what is no error', 'text', 'Something went wrong: nothing is known of it'],
  ])('explains %s, and how to continue', (_what, cause, words) => {
    expect(whyStopped(cause)).toBe(`${words}\nWhat was read is kept. ${GO_ON}`);
  });

  it('names the search engine, and quotes its error', () => {
    const cause = error('fetch failed', {
      name: 'MeilisearchRequestError',
      cause: error('', { code: 'ECONNREFUSED' }),
    });
    expect(whyStopped(cause)).toMatch('The search engine does not answer.');
  });

  it('names the file', () => {
    expect(whyStopped(fileFault(error('', { code: 'EACCES' }), '/data/halls.csv'))).toBe(
      'There is no permission for this file: /data/halls.csv.',
    );
    expect(whyStopped(new ImportStopped('As it is.'))).toBe('As it is.');
  });
});
