import { ageWords, dayWords } from '@waymark/contracts-core';
import type { PasskeyView } from '@waymark/contracts-account';
import { Badge, Button, CheckIcon, Inline, KeyIcon, Stack, VisuallyHidden } from '@waymark/ui';
import { useState } from 'react';
import { useCatchFocus } from '../../../shared/use-catch-focus';
import { NameForm } from './name-form';

interface PasskeyItemProps {
  passkey: PasskeyView;
  /** The passkey's name, made unique if several share one. */
  called: string;
  busy: boolean;
  onRename: (name: string) => Promise<unknown>;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, called, busy, onRename, onRemove }: PasskeyItemProps) {
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useCatchFocus<HTMLButtonElement>(isRenaming);
  if (isRenaming) {
    return (
      <li>
        <NameForm
          title={`Rename ${name}`}
          first={name}
          hint="A name that tells you which device it is."
          submit="Save the name"
          busyWords="Saving..."
          busy={busy}
          onSubmit={(next) =>
            void onRename(next).then(
              () => setIsRenaming(false),
              () => undefined,
            )
          }
          onCancel={() => setIsRenaming(false)}
        />
      </li>
    );
  }
  const about = <VisuallyHidden>{` ${called}`}</VisuallyHidden>;
  return (
    <li>
      <Stack $gap={1}>
        <Inline>
          <KeyIcon />
          <h3>{name}</h3>
          {isBackedUp && (
            <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
              Backed up
            </Badge>
          )}
        </Inline>
        <p>
          Added <time dateTime={createdAt}>{dayWords(createdAt)}</time>
        </p>
        <p>
          {lastUsedAt ? (
            <>
              <span>Last used</span> <time dateTime={lastUsedAt}>{ageWords(lastUsedAt)}</time>
            </>
          ) : (
            'Not used yet'
          )}
        </p>
      </Stack>
      <Inline>
        <Button ref={rename} onClick={() => setIsRenaming(true)}>
          <span>Rename</span>
          {about}
        </Button>
        <Button variant="danger" busy={busy} onClick={onRemove}>
          <span>Remove</span>
          {about}
        </Button>
      </Inline>
    </li>
  );
}
