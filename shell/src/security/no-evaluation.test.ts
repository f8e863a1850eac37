import { forgoEvaluation } from './no-evaluation';

it('keeps every copy of zod on the page from trying to compile', async () => {
  forgoEvaluation();
  // Like a remote's copy, it starts after the shell.
  const { z } = await import('zod');
  const tried: unknown[] = [];
  const real = globalThis.Function;
  globalThis.Function = new Proxy(real, {
    construct: (target, args: string[]) => (tried.push(args), new target(...args)),
  });
  try {
    expect(z.object({ a: z.string() }).parse({ a: 'b' })).toEqual({ a: 'b' });
  } finally {
    globalThis.Function = real;
  }
  expect([z.config().jitless, tried]).toEqual([true, []]);
});
