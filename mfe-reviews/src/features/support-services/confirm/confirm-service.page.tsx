import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, LinkButton, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { type ReactNode, useEffect } from 'react';
import { AnswerQuestion } from './answer-question';
import { type LinkState, linkStateOf, useAnswer, useQuestion, useQuestionToken } from './use-question';

const DONE = {
  right: { title: 'Thank you. Your entry says "verified today".', lead: 'We will ask again in a year.' },
  withdraw: {
    title: 'Your entry is off the list',
    lead: 'We will not write to you again. If you want it back one day, suggest it as a new service.',
  },
};

/** Behind the link of the mail that asks a support service about its entry. */
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
    title: 'You have answered already',
    lead: 'We kept your answer. Has something changed since? You can tell us at any time.',
  },
  expired: {
    title: 'This link is too old',
    lead: 'It worked for 60 days. You can still tell us what is right: find your entry and suggest a change.',
  },
};

/** The end of the way, one heading and what to do now. */
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
