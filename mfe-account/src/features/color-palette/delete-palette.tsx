import type { OwnPalette } from '@waymark/contracts-account';
import { toast, ApiError, call, useSession } from '@waymark/mfe-kit';
import { Alert, Button, Dialog, Inline, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletePalette } from '../../endpoints';
import { palettesKey } from './list-palettes';

/** Removes an own palette; one that is gone already counts as removed. */
function useDeletePalette() {
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

const NOT_DELETED = 'We could not delete your palette. Please try again.';

/** Asks once more: a palette cannot be brought back. */
export function DeletePalette({ palette }: { palette: OwnPalette }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeletePalette();
  const done = () => {
    setAsking(false);
    toast({ title: 'Palette deleted', variant: 'success' });
  };
  return (
    <Stack $gap={3}>
      <p>{`“${palette.name}” is in your account. Change a colour to edit it.`}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete this palette
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Delete “${palette.name}”?`}>
        <Stack $gap={4}>
          <p>You cannot undo this. Export it first if you want to keep a copy.</p>
          {remove.error && <Alert tone="bad" role="alert" title={failureMessage(remove.error, NOT_DELETED)} />}
          <Inline>
            <Button
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(palette.id, { onSuccess: done })}
            >
              {remove.isPending ? 'Deleting...' : 'Delete'}
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </Inline>
        </Stack>
      </Dialog>
    </Stack>
  );
}
