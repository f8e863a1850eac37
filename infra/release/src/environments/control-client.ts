import { Agent, request } from 'undici';
import { z } from 'zod';

const slice = z.string().min(1);
const origins = z.array(z.url());

/** A name used for a database, a role and a folder. */
export const admitBodySchema = z.strictObject({ slice: z.string().regex(/^[a-z]+$/) });
export const admittedSchema = z.object({ ownerUrl: z.string() });
export const rollBodySchema = z.strictObject({ slice, version: z.string().regex(/^\w[\w-]*$/) });
export const rolledSchema = z.object({ origins });
export const retireBodySchema = z.strictObject({ slice, keep: origins });
export const processesSchema = z.array(
  z.object({ slice, name: z.string(), pid: z.number(), port: z.number(), version: z.string() }),
);
export const controlProblemSchema = z.object({ error: z.string() });

/** A process under supervision. */
export type ProcessInfo = z.infer<typeof processesSchema>[number];
/** Longer than a service may take to start (60 s) or to stop (10 s). */
const PATIENCE_MS = 90_000;

/** Origin and token with which a running `npm start` accepts commands. */
export interface ControlAddress {
  origin: string;
  token: string;
}

export interface ControlClient {
  /** Adds a new service: a database, and its entry among the services. Does nothing for an existing one. */
  admit(slice: string): Promise<{ ownerUrl: string }>;
  /** Starts this version (a folder of `.builds`) beside the running one; resolves once all its processes are ready. */
  roll(slice: string, version: string): Promise<{ origins: string[] }>;
  /** Stops the slice's processes at all other origins, after they have finished their pending requests. */
  retire(slice: string, keep: readonly string[]): Promise<void>;
  processes(): Promise<ProcessInfo[]>;
}

/** Calls the control port. Rejects with its error message. */
export function controlClient({ origin, token }: ControlAddress): ControlClient {
  const ask = async <T>(method: 'GET' | 'POST', path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> => {
    const dispatcher = new Agent({ headersTimeout: PATIENCE_MS });
    const headers = { authorization: `Bearer ${token}` };
    try {
      const answer = await request(origin + path, {
        method,
        headers,
        dispatcher,
        body: body === undefined ? null : JSON.stringify(body),
      });
      const value: unknown = await answer.body.json();
      if (answer.statusCode !== 200) throw new Error(controlProblemSchema.parse(value).error);
      return schema.parse(value);
    } finally {
      await dispatcher.close();
    }
  };
  return {
    admit: (slice) => ask('POST', '/admit', admittedSchema, { slice }),
    roll: (slice, version) => ask('POST', '/roll', rolledSchema, { slice, version }),
    retire: async (slice, keep) => void (await ask('POST', '/retire', z.object({}), { slice, keep })),
    processes: () => ask('GET', '/processes', processesSchema),
  };
}
