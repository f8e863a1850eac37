import { readTraceparent, traceparentOf } from './trace';

const CONTEXT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const written = traceparentOf(CONTEXT);

describe('readTraceparent', () => {
  it('reads what traceparentOf wrote', () => {
    expect(readTraceparent(written)).toEqual(CONTEXT);
  });

  it.each([
    ['is not recorded', written.replace(/01$/, '00')],
    ['has an empty trace', `00-${'0'.repeat(32)}-${CONTEXT.spanId}-01`],
    ['is of another version', written.replace(/^00/, '01')],
    ['has something after it', `${written}\n`],
    ['came twice', [written, written]],
    ['is missing', undefined],
  ])('takes nothing that %s', (_, value) => {
    expect(readTraceparent(value)).toBeNull();
  });
});
