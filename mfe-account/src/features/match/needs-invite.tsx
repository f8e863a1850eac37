import { LinkButton, ListIcon, Stack } from '@waymark/ui';

/** For those who have not said what they need: what they would get, and that it costs neither an account nor their privacy. */
export function NeedsInvite() {
  return (
    <Stack $gap={3}>
      <p>Say once what you need, and every place tells you whether it meets it, with the evidence. You need no account, and your needs stay in this browser.</p>
      <div>
        <LinkButton to="/accessibility-preferences" icon={<ListIcon />}>
          Say what I need
        </LinkButton>
      </div>
    </Stack>
  );
}
