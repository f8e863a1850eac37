import { call, randomKey, storeRedirectAfterLogin, toast, useSession } from '@waymark/mfe-kit';
import { PALETTE_NAME_MAX, type OwnPalette } from '@waymark/contracts-account';
import { Alert, Button, Inline, LinkButton, Stack, TextField } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createPalette, replacePalette } from '../../endpoints';
import { palettesKey } from './list-palettes';
import { DeletePalette } from './delete-palette';
import type { PaletteChoice, Draft } from './use-palette-choice';

interface Submission {
  draft: Draft;
  /** The same for the tries of one submission. */
  key: string;
}

/** Keeps a draft: a new palette, or in the place of the one it was made from. */
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
const NOT_SAVED = 'We could not save your palette. It is still here. Try again.';

/** Keeps what was made in the account. Visitors can do all the rest, and take a palette with them as a file. */
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
            Without an account you can change colours, preview them, and export them to a file. They will be gone when
            you leave this page, unless you log in from here.
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
  return <p>Change a colour to make a palette of your own. Then you can save it here.</p>;
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
