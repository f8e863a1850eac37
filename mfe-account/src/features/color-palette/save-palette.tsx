import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OwnPalette, PALETTE_NAME_MAX } from '@waymark/contracts-account';
import { ApiError, call, randomKey, storeRedirectAfterLogin, toast, useSession } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, Dialog, Inline, LinkButton, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { createPalette, deletePalette, replacePalette } from '../../endpoints';
import { palettesKey } from './list-palettes';
import type { Draft, PaletteChoice } from './use-palette-choice';

/** Deletes one of the member's palettes; a palette that is already gone counts as deleted. */
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

/** Asks for confirmation, because a deleted palette cannot be restored. */
function DeletePalette({ palette }: { palette: OwnPalette }) {
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

interface Submission {
  draft: Draft;
  /** Idempotency key, the same for all attempts of one submission. */
  key: string;
}

/** Saves a draft as a new palette, or replaces the palette it was made from. */
function useSavePalette() {
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

const NO_NAME = 'Please give the palette a name.';
const NOT_SAVED = 'We could not save your palette. Your colours are still here. Try again.';

/** Saves the draft in the account. Visitors can do everything else, and can export a palette to a file. */
export function SavePalette({ choice }: { choice: PaletteChoice }) {
  const { status } = useSession();
  if (status === 'visitor') {
    const goToLogin = () => {
      choice.keepForLogin();
      storeRedirectAfterLogin('/color-palette');
    };
    return (
      <Alert tone="info" title="Log in to keep palettes in your account.">
        <Stack $gap={3}>
          <p>
            Without an account you can change colours, preview them, and export them to a file. Your changes are lost
            when you leave this page, unless you log in from here.
          </p>
          <div>
            <LinkButton to="/login" onClick={goToLogin}>
              Log in or create an account
            </LinkButton>
          </div>
        </Stack>
      </Alert>
    );
  }
  if (choice.draft) return <SaveForm choice={choice} draft={choice.draft} />;
  if (choice.chosenOwn) return <DeletePalette palette={choice.chosenOwn} />;
  return <p>Change a colour to create your own palette. Then you can save it here.</p>;
}

function SaveForm({ choice, draft }: { choice: PaletteChoice; draft: NonNullable<PaletteChoice['draft']> }) {
  const save = useSavePalette();
  const [key, setKey] = useState({ of: '', value: '' });
  const [tried, setTried] = useState(false);
  const nameless = draft.name.trim() === '';

  function submit() {
    setTried(true);
    if (nameless) return;
    const text = JSON.stringify(draft);
    const current = key.of === text ? key : { of: text, value: randomKey() };
    setKey(current);
    save.mutate(
      { draft, key: current.value },
      {
        onSuccess: ({ id, name }) => {
          choice.keep(id);
          toast({ title: 'Palette saved', description: `“${name}” is in your account.`, variant: 'success' });
        },
      },
    );
  }
  return (
    <Stack
      as="form"
      $gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Name of your palette"
        required
        value={draft.name}
        maxLength={PALETTE_NAME_MAX}
        autoComplete="off"
        error={tried && nameless ? NO_NAME : undefined}
        onChange={(event) => choice.rename(event.target.value)}
      />
      {save.error && <Alert tone="bad" role="alert" title={failureMessage(save.error, NOT_SAVED)} />}
      <Inline>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {save.isPending ? 'Saving...' : draft.replaces === null ? 'Save palette' : 'Save changes'}
        </Button>
        <Button onClick={choice.dropDraft}>Discard changes</Button>
      </Inline>
    </Stack>
  );
}
