/** Each failed test of a step's report with the beginning of its message and what its page showed; empty when there is no report to read. */
export function failedTests(step: { kind?: string; report?: string }): string[];
