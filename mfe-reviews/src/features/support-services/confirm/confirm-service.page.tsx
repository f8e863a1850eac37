import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton } from '@waymark/ui';
import { useEffect } from 'react';
import { AnswerQuestion } from './answer-question';
import { EndPage, LinkEnded } from './link-ended';
import { linkStateOf, useAnswer, useQuestion, useQuestionToken } from './use-question';

const DONE = {
  right: { title: 'Thank you. Your entry says "verified today".', lead: 'We ask again in a year.' },
  withdraw: {
    title: 'Your entry is off the list',
    lead: 'We do not write to you again. Do you want it back one day? Suggest it like a new one.',
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

export default withQueries(ConfirmServicePage);
