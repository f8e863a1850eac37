import { dayWords } from '@waymark/contracts-core';
import type { OwnWaysIn } from '@waymark/contracts-account';
import { Alert, Badge, Button, CheckIcon, Inline, Stack } from '@waymark/ui';

const FEW = 3;

interface CodesOnProps {
  codes: NonNullable<OwnWaysIn['codes']>;
  busy: 'renew' | 'remove' | null;
  onRenew: () => void;
  onRemove: () => void;
}

export function CodesOn({ codes: { since, recoveryCodesLeft }, busy, onRenew, onRemove }: CodesOnProps) {
  return (
    <Stack $gap={4}>
      <Inline>
        <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
          On
        </Badge>
        <p>
          since <time dateTime={since}>{dayWords(since)}</time>
        </p>
      </Inline>
      {recoveryCodesLeft > FEW && <p>{recoveryCodesLeft} recovery codes left.</p>}
      {recoveryCodesLeft <= FEW && (
        <Alert
          tone="warn"
          title={recoveryCodesLeft === 1 ? '1 recovery code left' : `${recoveryCodesLeft} recovery codes left`}
        >
          Make new ones, so that you still get in when you do not have your app.
        </Alert>
      )}
      <Inline>
        <Button busy={busy === 'renew'} onClick={onRenew}>
          Make new recovery codes
        </Button>
        <Button variant="danger" busy={busy === 'remove'} onClick={onRemove}>
          Turn codes off
        </Button>
      </Inline>
    </Stack>
  );
}
