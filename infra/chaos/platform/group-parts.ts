import type { Part } from './part';

/** Combines all processes of one kind into one part; each action applies to all of them together. */
export function groupParts(members: readonly Part[]): Part {
  const [first] = members;
  if (!first) throw new Error('A part has at least one process.');
  if (members.length === 1) return first;
  const each = async (act: (part: Part) => Promise<void>) => void (await Promise.all(members.map(act)));
  return {
    name: first.name,
    pid: () => first.pid(),
    crash: () => each((part) => part.crash()),
    kill: () => each((part) => part.kill()),
    stop: () => each((part) => part.stop()),
    start: () => each((part) => part.start()),
    freeze: () => members.forEach((part) => part.freeze()),
    thaw: () => members.forEach((part) => part.thaw()),
  };
}
