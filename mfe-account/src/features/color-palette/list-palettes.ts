import { useQuery } from '@tanstack/react-query';
import { addressOf, call, useSession } from '@waymark/mfe-kit';
import { listPalettes } from '../../endpoints';

export const palettesKey = (memberId: number | undefined) => [addressOf(listPalettes), memberId];

/** Returns the member's palettes; for visitors an empty list, without a request. */
export function useOwnPalettes() {
  const { user } = useSession();
  return useQuery({
    queryKey: palettesKey(user?.id),
    queryFn: ({ signal }) => call(listPalettes, { signal }),
    enabled: user !== null,
  });
}
