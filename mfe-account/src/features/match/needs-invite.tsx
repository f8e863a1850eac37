import { Inline, LinkButton, ListIcon, Stack, VerdictBadge } from '@waymark/ui';

/**
 * For people without saved needs: explains the benefit, and that it needs no account and keeps their privacy. `isBrief`
 * leaves out what the answers look like.
 */
export function NeedsInvite({ isBrief = false }: { isBrief?: boolean }) {
  return (
    <Stack $gap={3}>
      <p>
        Tell us your access needs once. Every place will then show you, need by need, what it offers and how we know.
      </p>
      <div>
        <LinkButton to="/accessibility-preferences" variant="primary" icon={<ListIcon />}>
          Tell us your needs
        </LinkButton>
      </div>
      <p>You do not need an account, and your needs stay in this browser.</p>
      {!isBrief && (
        <Inline $gap={2} as="p">
          <VerdictBadge verdict="meets" />
          <VerdictBadge verdict="does-not-meet" />
          <VerdictBadge verdict="unknown" />
        </Inline>
      )}
    </Stack>
  );
}
