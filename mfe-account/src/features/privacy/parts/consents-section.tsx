import type { PrivacyOverview } from '@waymark/contracts-account';
import { Card, Section, Stack } from '@waymark/ui';
import { HealthConsent } from './health-consent';
import { MarketingConsent } from './marketing-consent';

export function ConsentsSection({ overview }: { overview: PrivacyOverview }) {
  return (
    <Section
      heading="What you allowed us"
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
