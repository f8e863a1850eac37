import type { Findings } from './findings';

const CLASSES = ['2xx', '3xx', '4xx', '5xx', 'none'];

/** Prints a table of the responses, then each distinct fault with how to repeat its request. */
export function printFindings(findings: Findings, seed: number, print: (line: string) => void = console.log): void {
  const widths = [10, 9, ...CLASSES.map(() => 8), 8];
  const line = (cells: readonly (string | number)[]) =>
    print(cells.map((cell, index) => String(cell).padStart(widths[index] ?? 8)).join(''));
  line(['area', 'requests', ...CLASSES, 'faults']);
  for (const [area, { sent, byClass, faults }] of [...findings.rows].sort())
    line([area, sent, ...CLASSES.map((kind) => byClass[kind] ?? 0), faults]);
  for (const { fault, where, times, first, sent, answered } of findings.distinct) {
    print('');
    print(`FAULT ${fault} (${times} times)`);
    print(`  where    ${where}`);
    print(`  sent     ${sent}`);
    print(`  answered ${answered}`);
    print(`  again    npm run fuzz -- --seed ${seed} --only ${first}`);
  }
}
