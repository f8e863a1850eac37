import { storedText, storedValue } from './browser-storage';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : null);
const KINDS = [['local', () => localStorage] as const, ['session', () => sessionStorage] as const];

/** As a browser does in private mode, with its storage switched off, or when there is no more space. */
function refusing(name: 'localStorage' | keyof Storage, work: () => void): void {
  const owner: object = name === 'localStorage' ? window : Storage.prototype;
  const before = Object.getOwnPropertyDescriptor(owner, name)!;
  const refuse = () => {
    throw new DOMException('Refused.', 'SecurityError');
  };
  Object.defineProperty(owner, name, { configurable: true, get: refuse });
  try {
    work();
  } finally {
    Object.defineProperty(owner, name, before);
  }
}

describe.each(KINDS)('a key of %sStorage', (kind, storage) => {
  beforeEach(() => storage().clear());
  const text = storedText(kind, 'a-key');
  const value = storedValue(kind, 'a-key', asNumber);

  it('holds a text as it is, or a value as JSON, until it is taken away', () => {
    expect(text.read()).toBeNull();
    expect(text.write('/venues/7')).toBe(true);
    expect(storage().getItem('a-key')).toBe('/venues/7');
    expect(text.read()).toBe('/venues/7');
    expect(value.write(7)).toBe(true);
    expect(storage().getItem('a-key')).toBe('7');
    expect(value.read()).toBe(7);
    expect(value.write(null)).toBe(true);
    expect(storage()).toHaveLength(0);
  });

  it.each(['{', '', 'null', '"7"', '[7]'])('that holds %j is no number', (stored) => {
    storage().setItem('a-key', stored);
    expect(value.read()).toBeNull();
  });
});

describe('a browser that refuses its storage', () => {
  const text = storedText('local', 'a-key');
  const value = storedValue('local', 'a-key', asNumber);
  beforeEach(() => localStorage.clear());

  it('stores nothing, reports that, and does not stop anyone', () => {
    refusing('localStorage', () => {
      expect([text.read(), value.read()]).toEqual([undefined, undefined]);
      expect([text.write('7'), value.write(7), value.write(null)]).toEqual([false, false, false]);
    });
    expect([text.read(), value.read()]).toEqual([null, null]);
  });

  it('for want of space can still be read', () => {
    value.write(7);
    refusing('setItem', () => {
      expect(value.write(8)).toBe(false);
      expect(value.read()).toBe(7);
    });
  });
});
