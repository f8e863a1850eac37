import { queryOptions } from '@tanstack/react-query';
import { apiClient } from '@waymark/mfe-kit';
import { z } from 'zod';

/** What this slice reads of the maps slice's answer. */
const townsSchema = z.array(
  z.object({
    name: z.string(),
    district: z.string().nullable(),
    countryName: z.string(),
    countryCode: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
);
export type Town = z.infer<typeof townsSchema>[number];

const MIN_LENGTH = 2;

/** Towns and villages of our own gazetteer whose names begin with the text. */
export function townsQuery(text: string) {
  const url = `/api/geo/places?${new URLSearchParams({ q: text.trim().slice(0, 80), userCountry: 'UK' }).toString()}`;
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => townsSchema.parse(await apiClient.get<unknown>(url, { signal })),
    enabled: text.trim().length >= MIN_LENGTH,
    retry: false,
  });
}
