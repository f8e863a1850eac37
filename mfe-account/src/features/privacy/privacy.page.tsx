import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExportRequest, PrivacyOverview } from '@waymark/contracts-account';
import { dayWords } from '@waymark/contracts-core';
import { call, toast, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import {
  Button,
  Card,
  CheckboxField,
  CouldNotLoad,
  DefinitionList,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { requestExport, setMarketingConsent } from '../../endpoints';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { DeleteSection } from './parts/delete-section';
import { ExportState } from './parts/export-state';
import { HealthConsent } from './parts/health-consent';
import { privacyQuery } from './privacy-overview';

/** Applies immediately. The checkbox shows the server's state, so a failure resets it. */
function MarketingConsent({ given }: { given: boolean }) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (consentToMarketing: boolean) => call(setMarketingConsent, { body: { consentToMarketing } }),
    onSuccess: ({ consentToMarketing }) => {
      queries.setQueryData(privacyQuery.queryKey, (before) => before && { ...before, consentToMarketing });
      toast({
        title: consentToMarketing ? 'You will get our news by email' : 'You will get no news by email',
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

function ConsentsSection({ overview }: { overview: PrivacyOverview }) {
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

function AskForExport({ isAgain, isRunning }: { isAgain: boolean; isRunning: boolean }) {
  const queries = useQueryClient();
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => call(requestExport)),
    onSuccess: (request) =>
      queries.setQueryData(
        privacyQuery.queryKey,
        (before) => before && { ...before, exports: [request, ...before.exports] },
      ),
    onError: (error) =>
      toast({
        title: 'We could not start your copy',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <div>
      {!isRunning && (
        <Button variant={isAgain ? 'secondary' : 'primary'} busy={isPending} onClick={() => mutate()}>
          {isAgain ? 'Ask for a new copy' : 'Ask for a copy'}
        </Button>
      )}
      {dialog}
    </div>
  );
}

const INTRO =
  'One file with everything we hold about you: a page to read, and the same data for other programs. It is usually ready within seconds, and within five minutes at most.';

function ExportSection({ exports }: { exports: readonly ExportRequest[] }) {
  const newest = exports[0];
  return (
    <Section heading="Take a copy of your data" intro={INTRO} id="export">
      <Card>
        <Stack $gap={5}>
          {newest && <ExportState key={newest.id} request={newest} />}
          <AskForExport isAgain={newest !== undefined} isRunning={newest?.status === 'pending'} />
        </Stack>
      </Card>
    </Section>
  );
}

const HELD = [
  {
    term: 'Your account',
    value:
      'Your email address, your names, your password (in a form that nobody can read), when you joined, and how you log in.',
  },
  { term: 'Your profile', value: 'What you wrote about yourself. You choose on your profile who sees it.' },
  {
    term: 'Your needs',
    value: 'This is health data. We store it only with your consent, encrypted, and nobody but you can see it.',
  },
  {
    term: 'Your reviews',
    value: 'Your reviews, photos, answers and votes. Reviews and photos can be read by everyone.',
  },
  { term: 'Your settings', value: 'How the site looks for you: text size, colours and your own palettes.' },
  { term: 'Your feedback', value: 'What you told us about the site while you were logged in.' },
];

function HeldData() {
  return (
    <Section
      heading="What we hold about you"
      intro="This is the short version. Your copy has everything, word for word."
    >
      <Card>
        <DefinitionList items={HELD} />
      </Card>
    </Section>
  );
}

/** Export and deletion of the account; the member's consents, and the data that we store. */
export function PrivacyPage() {
  usePageTitle('Your data and privacy');
  const { data, error, refetch } = useQuery(privacyQuery);
  return (
    <Page narrow>
      <PageHeading lead="It is your data. See it, take it with you, or have it deleted.">
        Your data and privacy
      </PageHeading>
      {data ? (
        <>
          <ExportSection exports={data.exports} />
          <DeleteSection deletion={data.deletion} />
          <ConsentsSection overview={data} />
          {data.dataRetentionUntil && (
            <p>
              If you do not log in until{' '}
              <time dateTime={data.dataRetentionUntil}>{dayWords(data.dataRetentionUntil)}</time>, we will delete your
              account. Each login restarts the clock, and we will write to you 30 days before. There is more in our{' '}
              <Link to="/privacy-policy">privacy policy</Link>.
            </p>
          )}
        </>
      ) : error ? (
        <CouldNotLoad what="your choices" onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Loading your choices">
          <Skeleton height="30rem" />
        </LoadingRegion>
      )}
      <HeldData />
    </Page>
  );
}

export default withQueries(PrivacyPage);
