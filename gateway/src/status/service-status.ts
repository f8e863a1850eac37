import type { ServiceManifest } from '@waymark/contracts-core';

/** `limited`: works, but slower or with fewer functions. */
export type StatusState = 'working' | 'limited' | 'not-answering';

/** `switched-off`: temporarily disabled by us on purpose. */
export type PartState = StatusState | 'switched-off';

export interface StatusPart {
  /** A slice, `pages` or `news`. */
  name: string;
  title: string;
  state: PartState;
  /** The effect that people notice now. */
  notice?: string;
}

/** The state of the site in plain language, without internal details. */
export interface StatusReport {
  state: StatusState;
  /** ISO 8601, UTC. */
  checkedAt: string;
  parts: StatusPart[];
}
/** The response of a service process to /health/ready; null when it gave none. */
export type ReadyAnswer = { status: number; body: unknown } | null;

const LATE_NEWS = 'What you send is safe. It may take longer before others see it.';
const ALSO_LIMITED = 'It works, but some of it may be slower or missing.';
const DOWN = 'Please try again in a few minutes. Everything else still works.';

/** Returns one part of the status page from the reports of its processes: one working process is enough. */
export function serviceStatus(
  { name, title, notices = {} }: ServiceManifest,
  answers: readonly ReadyAnswer[],
): StatusPart {
  const part = { name, title: title ?? capitalised(name) };
  const usable = answers.filter((answer) => answer?.status === 200).map((answer) => partsDown(answer?.body));
  if (usable.length === 0) return { ...part, state: 'not-answering', notice: DOWN };
  const down = usable.reduce((least, parts) => (parts.length < least.length ? parts : least));
  if (down.length === 0) return { ...part, state: 'working' };
  const known: Record<string, string> = { nats: LATE_NEWS, ...notices };
  return { ...part, state: 'limited', notice: [...new Set(down.map((one) => known[one] ?? ALSO_LIMITED))].join(' ') };
}

function partsDown(body: unknown): string[] {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : null;
  if (typeof parts !== 'object' || parts === null) return [];
  return Object.entries(parts).flatMap(([name, state]) => (state === 'down' ? [name] : []));
}

const capitalised = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
