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

/** What a cluster says of pods that do not run, a line for each reason: an image that is not there, no room, an end. */
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
