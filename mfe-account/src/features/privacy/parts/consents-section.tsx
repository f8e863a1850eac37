import type { PrivacyOverview } from '@waymark/contracts-account';
import { Card, Section, Stack, CheckboxField } from '@waymark/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { setMarketingConsent } from '../../../endpoints';
import { privacyQuery } from '../privacy-overview';
import { HealthConsent } from './health-consent';

/** Takes effect at once; the box shows what the server knows, so a failure turns it back. */
function MarketingConsent({ given }: { given: boolean }) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (consentToMarketing: boolean) => call(setMarketingConsent, { body: { consentToMarketing } }),
    onSuccess: ({ consentToMarketing }) => {
      queries.setQueryData(privacyQuery.queryKey, (before) => before && { ...before, consentToMarketing });
      toast({
        title: consentToMarketing ? 'You get our news by email' : 'You get no news by email',
        variant: 'success',
      });
    },
    onError: (error) =>
      toast({
        title: 'We could not save this',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <CheckboxField
      role="switch"
      name="consentToMarketing"
      label="Send me news about the site by email"
      hint="A few times a year. We send emails about your account either way."
      checked={isPending ? variables : given}
      onChange={(event) => mutate(event.target.checked)}
    />
  );
}

export function ConsentsSection({ overview }: { overview: PrivacyOverview }) {
  return (
    <Section
      heading="What you agreed to"
      intro="You can change your mind at any time. The rest of the site works the same."
    >
      <Stack $gap={4}>
        <Card>
          <HealthConsent held={overview} />
        </Card>
        <Card>
          <MarketingConsent given={overview.consentToMarketing} />
        </Card>
      </Stack>
    </Section>
  );
}
