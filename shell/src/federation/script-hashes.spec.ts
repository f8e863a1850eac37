import { scriptHashes } from './script-hashes';

const NO_FILE = /^sha384-A{64}$/;

describe('scriptHashes', () => {
  it('asks for the hash that the page named', () => {
    scriptHashes.expect('/r/maps/v1/e.js', 'sha384-one');
    expect(scriptHashes.of('/r/maps/v1/e.js')).toBe('sha384-one');
  });

  it.each([undefined, ''])('asks to be what no file is when the page names none (%j)', (integrity) => {
    scriptHashes.expect('/r/maps/v2/e.js', integrity);
    expect(scriptHashes.of('/r/maps/v2/e.js')).toMatch(NO_FILE);
  });

  it('asks the same of an address that nobody named', () => {
    expect(scriptHashes.of('/r/maps/v1/e.js?another')).toMatch(NO_FILE);
  });
});
