import type { PasskeyView } from '@waymark/contracts-account';
import { momentWords } from '@waymark/contracts-core';
import { call, namesApart } from '@waymark/mfe-kit';
import { Card, Section } from '@waymark/ui';
import { useState } from 'react';
import { removePasskey, renamePasskey } from '../../endpoints';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { useChangeWays } from '../../shared/ways-in/use-change-ways';
import { WayList, WayNews } from '../../shared/ways-in/way-list';
import { AddPasskey } from './parts/add-passkey';
import { PasskeyItem } from './parts/passkey-item';

const INTRO =
  'Log in with your fingerprint, your face, a PIN or a security key instead of a password. Nobody can guess a passkey, and a fake site cannot trick you into giving it away.';

const NAME_PARTS = [
  ({ name }: PasskeyView) => name,
  ({ createdAt }: PasskeyView) => `added ${momentWords(createdAt)}`,
  (_: PasskeyView, index: number) => `number ${index + 1}`,
];

export function PasskeySection({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const [news, setNews] = useState('');
  const names = namesApart(passkeys, NAME_PARTS);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const rename = useChangeWays({
    failed: 'We could not rename it',
    call: ({ id, name }: PasskeyView) => call(renamePasskey, { params: { id }, body: { name } }),
    change: (before, _, renamed: PasskeyView) => ({
      ...before,
      passkeys: before.passkeys.map((one) => (one.id === renamed.id ? renamed : one)),
    }),
    onDone: ({ name }) => setNews(`The passkey is now called ${name}.`),
  });
  const remove = useChangeWays({
    failed: 'We could not remove it',
    call: ({ id }: PasskeyView) => confirmItIsYou(() => call(removePasskey, { params: { id } })),
    change: (before, { id }) => ({ ...before, passkeys: before.passkeys.filter((one) => one.id !== id) }),
    onDone: (_, { name }) =>
      setNews(
        `You can no longer log in with ${name}. Delete the passkey on the device too, so that it is no longer offered there.`,
      ),
  });
  const isBusy = ({ id }: PasskeyView) =>
    (rename.isPending && rename.variables.id === id) || (remove.isPending && remove.variables.id === id);

  return (
    <Section heading="Passkeys" intro={INTRO} id="passkeys">
      {news && <WayNews>{news}</WayNews>}
      <Card>
        {passkeys.length === 0 && <p>You have no passkeys yet.</p>}
        {passkeys.length > 0 && (
          <WayList role="list">
            {passkeys.map((passkey, index) => (
              <PasskeyItem
                key={passkey.id}
                passkey={passkey}
                called={names[index] ?? passkey.name}
                busy={isBusy(passkey)}
                onRename={(name) => rename.mutateAsync({ ...passkey, name })}
                onRemove={() => remove.mutate(passkey)}
              />
            ))}
          </WayList>
        )}
        <AddPasskey onAdded={({ name }) => setNews(`${name} has been added. You can now log in with it.`)} />
      </Card>
      {dialog}
    </Section>
  );
}
