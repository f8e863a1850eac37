import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnPalette } from '@waymark/contracts-account';
import { ApiError, call, useSession } from '@waymark/mfe-kit';
import { deletePalette } from '../../../endpoints';
import { palettesKey } from './list-palettes';

/** Removes an own palette; one that is gone already counts as removed. */
export function useDeletePalette() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: async (id: number) => {
      await call(deletePalette, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      return id;
    },
    onSuccess: (gone) =>
      cache.setQueryData<OwnPalette[]>(palettesKey(user?.id), (before = []) => before.filter(({ id }) => id !== gone)),
  });
}
