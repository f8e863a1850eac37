import { useQuery } from '@tanstack/react-query';
import { addressOf, call, useSession } from '@waymark/mfe-kit';
import { listPalettes } from '../../endpoints';

export const palettesKey = (memberId: number | undefined) => [addressOf(listPalettes), memberId];

/** The member's palettes; a visitor has none, and nothing is asked. */
export function useOwnPalettes() {
  const { user } = useSession();
  return useQuery({
    queryKey: palettesKey(user?.id),
    queryFn: ({ signal }) => call(listPalettes, { signal }),
    enabled: user !== null,
  });
}
