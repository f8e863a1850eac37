import { FORGOT_PASSWORD_ANSWER } from '@waymark/contracts-account';
import { Button, LinkButton, Stack } from '@waymark/ui';
import { StatePage } from '../../shared/state-page';

/** Says the same for every address: nobody learns here who has an account. */
export function ResetLinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <StatePage
      isNews
      title="Check Your Email"
      lead={FORGOT_PASSWORD_ANSWER}
      ways={
        <>
          <LinkButton variant="primary" to="/login">
            Back to Login
          </LinkButton>
          <Button onClick={onAgain}>Try another email address</Button>
        </>
      }
    >
      <Stack $gap={3}>
        <p>
          You typed <strong>{email}</strong>. The link works once, for one hour.
        </p>
        <p>
          Nothing there after a few minutes? Look among the unwanted mail, and check the address for typing mistakes.
        </p>
      </Stack>
    </StatePage>
  );
}
