import { readContext } from './request-context';

describe('readContext', () => {
  it('keeps a plain correlation id and replaces one that could forge a log line', () => {
    expect(readContext({ 'x-correlation-id': 'abcdefgh-1' }).correlationId).toBe('abcdefgh-1');
    expect(readContext({ 'x-correlation-id': 'abcdefgh\n{"level":"error"}' }).correlationId).toMatch(/^[\w-]{36}$/);
  });

  it('reads a deadline in milliseconds from now, and none from anything else', () => {
    const before = performance.now();
    const { deadlineAt } = readContext({ 'x-deadline-ms': '3000' });
    expect(deadlineAt).toBeGreaterThanOrEqual(before + 3_000);
    expect(deadlineAt).toBeLessThanOrEqual(performance.now() + 3_000);
    expect(readContext({ 'x-deadline-ms': '-5' }).deadlineAt).toBeNull();
    expect(readContext({}).deadlineAt).toBeNull();
  });

  it('counts what the request waited in its socket towards its deadline', () => {
    const { deadlineAt } = readContext({ 'x-deadline-ms': '3000' }, 4_000);
    expect(deadlineAt).toBeLessThanOrEqual(performance.now() - 1_000);
  });
});
