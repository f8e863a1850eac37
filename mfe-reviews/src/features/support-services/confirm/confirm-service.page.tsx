import { useMutation, useQuery } from '@tanstack/react-query';
import type { SupportService } from '@waymark/contracts-reviews';
import { ApiError, call, useInBrowser, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import {
  Alert,
  Button,
  CouldNotLoad,
  Inline,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { answerServiceQuestion, readServiceQuestion } from '../../../endpoints';
import { ServiceCard } from '../../../shared/support-service/service-card';

const STATES = {
  'support-service.link-invalid': 'invalid',
  'request.invalid': 'invalid',
  'support-service.link-used': 'used',
  'support-service.link-expired': 'expired',
} as const;

type LinkState = (typeof STATES)[keyof typeof STATES];

/** Returns why the link does not work; null for another failure. */
function linkStateOf(error: unknown): LinkState | null {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code !== undefined && code in STATES ? STATES[code as keyof typeof STATES] : null;
}

/** The token is after the #, which browsers send to no server. */
const linkToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token') || null;
const forgetLinkToken = () =>
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);

/**
 * Returns the token of the email link, '' while not in a browser, null without one. Removes it from the URL
 * immediately.
 */
function useQuestionToken(): string | null {
  const token = useInBrowser(linkToken, '');
  useEffect(forgetLinkToken, []);
  return token;
}

/** Queries the entry in question. Reading changes nothing, because mail scanners open links too. */
const useQuestion = (token: string | null) =>
  useQuery({
    queryKey: ['service-question', token],
    queryFn: ({ signal }) => call(readServiceQuestion, { body: { token: token ?? '' }, signal }),
    enabled: token !== null && token !== '',
    // Not cached, because a link that was used meanwhile must not appear unused when the page is opened again.
    gcTime: 0,
    staleTime: Infinity,
  });

const useAnswer = (token: string) =>
  useMutation({
    mutationFn: (answer: 'right' | 'withdraw') =>
      call(answerServiceQuestion, { body: { token, answer }, retry: false }).then(() => answer),
  });

interface AnswerQuestionProps {
  service: SupportService;
  busy: 'right' | 'withdraw' | null;
  error: Error | null;
  onAnswer: (answer: 'right' | 'withdraw') => void;
}

/** The public entry and the three answers. Removing the entry needs confirmation, because it cannot be undone here. */
function AnswerQuestion({ service, busy, error, onAnswer }: AnswerQuestionProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Page narrow>
      <PageHeading lead="This is what people read about you. Nothing changes until you choose.">
        Is this still right?
      </PageHeading>
      <Stack $gap={5}>
        <ServiceCard service={service} isOwn />
        {error && (
          <Alert tone="bad" role="alert" title="We could not save your answer.">
            <p>{failureMessage(error, 'Please try again.')}</p>
          </Alert>
        )}
        <Inline $gap={3}>
          <Button variant="primary" busy={busy === 'right'} onClick={() => onAnswer('right')}>
            {busy === 'right' ? 'Saving...' : 'Yes, it is right'}
          </Button>
          <LinkButton to="/support-services/suggest" state={{ service }}>
            Something has changed
          </LinkButton>
          {!isLeaving && <Button onClick={() => setIsLeaving(true)}>Take it off</Button>}
        </Inline>
        {isLeaving && (
          <Alert tone="warn" role="alert" title="Take this entry off the list?">
            <p>Nobody will be able to find it here any more, and we will not write to you again.</p>
            <Inline $gap={3}>
              <Button variant="danger" busy={busy === 'withdraw'} onClick={() => onAnswer('withdraw')}>
                {busy === 'withdraw' ? 'Taking it off...' : 'Yes, take it off'}
              </Button>
              <Button onClick={() => setIsLeaving(false)}>Keep it</Button>
            </Inline>
          </Alert>
        )}
      </Stack>
    </Page>
  );
}

const DONE = {
  right: { title: 'Thank you. Your entry is now marked as verified today.', lead: 'We will ask again in a year.' },
  withdraw: {
    title: 'Your entry is off the list',
    lead: 'We will not write to you again. If you want it back one day, suggest it as a new service.',
  },
};

/** Opened by the link in an email that asks a support service to check its entry. */
export function ConfirmServicePage() {
  usePageTitle('Is this still right?');
  const token = useQuestionToken();
  const { data, error, refetch } = useQuestion(token);
  const { mutate, data: said, error: notSaid, isPending, variables } = useAnswer(token ?? '');
  const ended = token === null ? 'invalid' : (linkStateOf(notSaid) ?? linkStateOf(error));
  const isOver = said !== undefined || linkStateOf(notSaid) !== null;
  useEffect(() => {
    if (isOver) document.getElementById('page-heading')?.focus();
  }, [isOver]);
  if (said) return <EndPage {...DONE[said]} />;
  if (ended) return <LinkEnded state={ended} />;
  if (data)
    return (
      <AnswerQuestion
        service={data.service}
        busy={isPending ? variables : null}
        error={notSaid}
        onAnswer={(answer) => mutate(answer)}
      />
    );
  return (
    <Page narrow>
      <PageHeading>Is this still right?</PageHeading>
      {error ? (
        <CouldNotLoad what="your entry" onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Loading your entry">
          <Skeleton height="14rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

const WORDS: Readonly<Record<LinkState, { title: string; lead: string }>> = {
  invalid: {
    title: 'This link does not work',
    lead: 'Please open it from our email again. If the address is split over two lines, copy both.',
  },
  used: {
    title: 'You have already answered',
    lead: 'We kept your answer. Has something changed since? You can tell us at any time.',
  },
  expired: {
    title: 'This link has expired',
    lead: 'It worked for 60 days. You can still correct your entry: find it in the list and suggest a change.',
  },
};

/** The final page: one heading and the next step. */
function EndPage({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <Page narrow>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
      <div>
        <LinkButton to="/support-services">Go to the services</LinkButton>
      </div>
    </Page>
  );
}

function LinkEnded({ state }: { state: LinkState }) {
  return <EndPage {...WORDS[state]} />;
}

export default withQueries(ConfirmServicePage);
