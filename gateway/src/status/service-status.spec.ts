import { serviceStatus } from './service-status';

const MANIFEST = {
  name: 'reviews',
  title: 'Venues and reviews',
  apiVersion: '1.0.0',
  prefixes: [],
  notices: { search: 'Search is simpler.' },
};
const ready = (parts: Record<string, string> = { postgres: 'up' }) => ({ status: 200, body: { status: 'ok', parts } });
const FAILED = { status: 503, body: { status: 'down', parts: { postgres: 'down' } } };

describe('serviceStatus', () => {
  it('works as long as one of its processes does', () => {
    expect(serviceStatus(MANIFEST, [null, FAILED, ready()])).toEqual({
      name: 'reviews',
      title: 'Venues and reviews',
      state: 'working',
    });
    expect(serviceStatus(MANIFEST, [ready({ search: 'down' }), ready()]).state).toBe('working');
  });

  it('does not answer when none of them can be used', () => {
    expect(serviceStatus(MANIFEST, [null, FAILED]).state).toBe('not-answering');
    expect(serviceStatus(MANIFEST, []).state).toBe('not-answering');
  });

  it('describes the effect of a failed part in the slice’s words, without naming the part', () => {
    expect(serviceStatus(MANIFEST, [ready({ search: 'down', nats: 'down' })])).toMatchObject({
      state: 'limited',
      notice: 'Search is simpler. What you send is safe. It may take longer before others see it.',
    });
    expect(serviceStatus(MANIFEST, [ready({ 'shard-7': 'down' })]).notice).not.toContain('shard');
  });

  it('has a name for a slice that named itself to nobody, and bears any answer', () => {
    expect(serviceStatus({ ...MANIFEST, title: undefined }, [{ status: 200, body: 'fine' }])).toEqual({
      name: 'reviews',
      title: 'Reviews',
      state: 'working',
    });
  });
});
