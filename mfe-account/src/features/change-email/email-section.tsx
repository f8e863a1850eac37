import { useQuery } from '@tanstack/react-query';
import {
  Badge,
  Card,
  CheckIcon,
  CouldNotLoad,
  Disclosure,
  Inline,
  LoadingRegion,
  Section,
  Skeleton,
  WarningIcon,
} from '@waymark/ui';
import { ownEmailQuery } from './api/own-email';
import { ChangeEmailForm } from './change-email-form';
import { ConfirmAddress } from './confirm-address';

const INTRO = 'Where we write to you, and what you log in with. Others see it only if you say so in your profile.';

/** Section of the security page: the address, whether it is confirmed, and another one. */
export function EmailSection() {
  const { data, error, refetch } = useQuery(ownEmailQuery);
  if (!data) {
    return (
      <Section heading="Email address" intro={INTRO} id="email">
        {error ? (
          <CouldNotLoad what="your email address" onRetry={() => void refetch()} />
        ) : (
          <LoadingRegion label="Loading your email address">
            <Skeleton height="6rem" />
          </LoadingRegion>
        )}
      </Section>
    );
  }
  return (
    <Section heading="Email address" intro={INTRO} id="email">
      <Card>
        <Inline $gap={3}>
          <strong style={{ overflowWrap: 'anywhere' }}>{data.email}</strong>
          {data.emailVerified ? (
            <Badge tone="good" icon={<CheckIcon />}>
              Confirmed
            </Badge>
          ) : (
            <Badge tone="warn" icon={<WarningIcon />}>
              Not confirmed yet
            </Badge>
          )}
        </Inline>
        {!data.emailVerified && <ConfirmAddress email={data.email} />}
        <Disclosure summary="Use another email address">
          <ChangeEmailForm />
        </Disclosure>
      </Card>
    </Section>
  );
}
