import { followOutput } from './follow-output.mjs';

function follow(kind: string | undefined, ...chunks: string[]) {
  const failures: { name: string; alone: string }[] = [];
  const { progress, take } = followOutput(kind ? { kind } : {}, (failure) => failures.push(failure));
  chunks.forEach(take);
  return { ...progress, failures };
}

describe('what a step prints while it runs', () => {
  it('shows how many journeys are done, and each failure with the command that repeats it', () => {
    expect(
      follow(
        'playwright',
        '@waymark/e2e: Running 3 tests using 2 workers\n\n@waymark/e2e:   ✓  1 [together] › journeys/home.e2e.ts:5:1 › home › a venue is found (3.2s)\n  ✘  2 [alone] › e2e/journe',
        'ys/staff.e2e.ts:48:1 › a notice is shown (1.0m)\n',
      ),
    ).toEqual({
      done: 2,
      failed: 1,
      total: 3,
      failures: [
        {
          name: 'e2e/journeys/staff.e2e.ts:48 › a notice is shown',
          alone: 'npx playwright test -c e2e --no-deps e2e/journeys/staff.e2e.ts:48',
        },
      ],
    });
  });

  it('names the spec file that failed, with or without colours', () => {
    const { failures, ...counts } = follow(
      'jest',
      '\u001b[1m PASS \u001b[22m \u001b[7m unit \u001b[27m libs/ui/src/a.spec.ts\n',
      'FAIL browser libs/ui/src/b.test.tsx (5.1 s)\n',
      'Summary of all failing tests\nFAIL libs/ui/src/b.test.tsx (5.1 s)\n',
    );
    expect(counts).toEqual({ done: 2, failed: 1, total: undefined });
    expect(failures).toEqual([
      {
        name: 'libs/ui/src/b.test.tsx',
        alone:
          'NODE_OPTIONS=--experimental-vm-modules npx jest --selectProjects browser --testPathPatterns libs/ui/src/b.test.tsx',
      },
    ]);
  });

  it('prints nothing for a step without tests', () => {
    expect(follow(undefined, 'FAIL x y\n')).toMatchObject({ done: 0, failures: [] });
  });
});
