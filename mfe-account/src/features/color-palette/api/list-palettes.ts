import { useQuery } from '@tanstack/react-query';
import type { OwnPalette } from '@waymark/contracts-account';
import { apiClient, useSession } from '@waymark/mfe-kit';

export const palettesKey = (memberId: number | undefined) => ['/api/palettes', memberId];

/** The member's palettes; a visitor has none, and nothing is asked. */
export function useOwnPalettes() {
  const { user } = useSession();
  return useQuery({
    queryKey: palettesKey(user?.id),
    queryFn: ({ signal }) => apiClient.get<OwnPalette[]>('/api/palettes', { signal }),
    enabled: user !== null,
  });
}
