import { LinkButton } from '@waymark/ui';

/** From a link that does not work. */
export function NewLinkWays() {
  return (
    <>
      <LinkButton variant="primary" to="/forgot-password">
        Request a New Link
      </LinkButton>
      <LinkButton to="/login">Back to Login</LinkButton>
    </>
  );
}
