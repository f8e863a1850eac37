/** Processes that serve people end first, then those that they depend on. */
const ORDER = ['gateway', 'services', 'servers'] as const;
type Stage = (typeof ORDER)[number];

const steps: Record<Stage, (() => Promise<void>)[]> = { gateway: [], services: [], servers: [] };
let stopping: Promise<void> | null = null;

export function onStop(stage: Stage, step: () => Promise<void>): void {
  steps[stage].push(step);
}

export function isStopping(): boolean {
  return stopping !== null;
}

async function stopInOrder(): Promise<void> {
  for (const stage of ORDER) await Promise.allSettled(steps[stage].map((step) => step()));
}

/** Safe to call twice: a second Ctrl-C waits for the first. */
export function stopEverything(): Promise<void> {
  stopping ??= stopInOrder();
  return stopping;
}
