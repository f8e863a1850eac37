import { freePort } from '@waymark/testing';
import { type Process, startPart, type SinglePart } from './part';
import { startApp } from './start-app';

/** The processes of one service. */
export interface ServiceCrew {
  parts: readonly SinglePart[];
  /** The origin of each process, in the same order; they change in `rollCrew`. */
  origins: string[];
  env(port: number): Record<string, string>;
}

export const originAt = (port: number | string | undefined): string => `http://127.0.0.1:${port}`;

export async function startCrew(
  slice: string,
  replicas: number,
  env: (port: number) => Record<string, string>,
): Promise<ServiceCrew> {
  const started = await Promise.all(
    Array.from({ length: replicas }, async (_, index) => {
      const port = await freePort();
      const name = replicas === 1 ? slice : `${slice}-${index + 1}`;
      return {
        origin: originAt(port),
        part: await startPart(name, () => startApp(name, `services/${slice}`, env(port))),
      };
    }),
  );
  return { parts: started.map(({ part }) => part), origins: started.map(({ origin }) => origin), env };
}

/**
 * Starts each process of the crew again on another port, one after another as a release does. Returns a function that
 * ends the previous ones, which still run.
 */
export async function rollCrew(slice: string, crew: ServiceCrew): Promise<() => Promise<void>> {
  const before: (Process | null)[] = [];
  for (const [index, part] of crew.parts.entries()) {
    const port = await freePort();
    before.push(await part.roll(() => startApp(part.name, `services/${slice}`, crew.env(port))));
    crew.origins[index] = originAt(port);
  }
  return async () => void (await Promise.all(before.map((process_) => process_?.stop())));
}
