import { ageWords, dayWords } from '@waymark/contracts-core';
import type { SessionView } from '@waymark/contracts-account';
import { Badge, Button, CheckIcon, fontSize, Inline, space, Stack, VisuallyHidden } from '@waymark/ui';
import { styled } from 'styled-components';

const WAYS: Record<SessionView['method'], string> = {
  password: 'with your password',
  passkey: 'with a passkey',
  provider: 'with another account',
};

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-width: none;
  padding-block: ${space[4]};
  border-block-end: 1px solid var(--color-line);

  &:last-child {
    border-block-end: 0;
  }
`;

const Device = styled.h3`
  font-size: ${fontSize.medium};
`;

const Fact = styled.p`
  color: var(--color-text-soft);
`;

interface SessionItemProps {
  session: SessionView;
  /** Which one it is, told apart from all others. */
  called: string;
  busy: boolean;
  onEnd: () => void;
}

export function SessionItem({
  session: { device, method, signedInAt, lastUsedAt, isCurrent },
  called,
  busy,
  onEnd,
}: SessionItemProps) {
  return (
    <Item>
      <Stack $gap={1}>
        <Inline $gap={3}>
          <Device>{device}</Device>
          {isCurrent && (
            <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
              This session
            </Badge>
          )}
        </Inline>
        <Fact>
          <span>Logged in</span> <time dateTime={signedInAt}>{dayWords(signedInAt)}</time> <span>{WAYS[method]}</span>
        </Fact>
        <Fact>
          Last used <time dateTime={lastUsedAt}>{isCurrent ? 'just now' : ageWords(lastUsedAt)}</time>
        </Fact>
      </Stack>
      {!isCurrent && (
        <Button busy={busy} onClick={onEnd}>
          <span>{busy ? 'Logging out...' : 'Log out'}</span>
          <VisuallyHidden>{` ${called}`}</VisuallyHidden>
        </Button>
      )}
    </Item>
  );
}
