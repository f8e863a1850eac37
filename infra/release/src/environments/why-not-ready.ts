import { z } from 'zod';

const stateSchema = z.object({ reason: z.string().optional(), message: z.string().optional() });
const podsSchema = z.object({
  items: z.array(
    z.object({
      metadata: z.object({ name: z.string() }),
      status: z.object({
        conditions: z.array(stateSchema.extend({ type: z.string(), status: z.string() })).optional(),
        containerStatuses: z
          .array(
            z.object({
              name: z.string(),
              state: z.object({ waiting: stateSchema.optional(), terminated: stateSchema.optional() }).optional(),
            }),
          )
          .optional(),
      }),
    }),
  ),
});

/** Returns why pods do not run, a line for each reason: a missing image, no capacity, a crash. */
export function whyNotReady(pods: string): string[] {
  const lines = podsSchema.parse(JSON.parse(pods)).items.flatMap(({ metadata, status }) => {
    const states = (status.containerStatuses ?? []).flatMap(({ state }) => [state?.waiting, state?.terminated]);
    const unscheduled = (status.conditions ?? []).filter(
      ({ type, status: is }) => type === 'PodScheduled' && is === 'False',
    );
    return [...states, ...unscheduled].flatMap((one) =>
      one?.reason ? [`Pod ${metadata.name}: ${[one.reason, one.message].filter(Boolean).join(', ')}`] : [],
    );
  });
  return [...new Set(lines)];
}
