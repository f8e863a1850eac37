import { providerFlow } from './provider-flow';

describe('a redirect to the provider', () => {
  it('has three values that do not reveal each other, and are the same for one cookie', () => {
    const flow = providerFlow('a'.repeat(43));
    expect(providerFlow('a'.repeat(43))).toEqual(flow);
    expect(new Set(Object.values(flow)).size).toBe(3);
    // RFC 7636 asks for 43 to 128 of these letters.
    expect(flow.codeVerifier).toMatch(/^[\w-]{43}$/);
  });

  it('is another for another browser', () => {
    expect(providerFlow('b'.repeat(43)).state).not.toBe(providerFlow('a'.repeat(43)).state);
  });
});
