import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnPalette } from '@waymark/contracts-account';
import { call, useSession } from '@waymark/mfe-kit';
import { createPalette, replacePalette } from '../../../endpoints';
import type { Draft } from '../use-palette-choice';
import { palettesKey } from './list-palettes';

interface Submission {
  draft: Draft;
  /** The same for the tries of one submission. */
  key: string;
}

/** Keeps a draft: a new palette, or in the place of the one it was made from. */
export function useSavePalette() {
  const cache = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: ({ draft: { replaces, ...body }, key }: Submission) =>
      replaces === null
        ? call(createPalette, { body, idempotencyKey: key })
        : call(replacePalette, { params: { id: replaces }, body }),
    onSuccess: (kept) =>
      cache.setQueryData<OwnPalette[]>(palettesKey(user?.id), (before = []) =>
        before.some(({ id }) => id === kept.id)
          ? before.map((one) => (one.id === kept.id ? kept : one))
          : [kept, ...before],
      ),
  });
}
