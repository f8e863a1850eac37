import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, EmptyState, LoadingRegion, Page, PageHeading, Skeleton, LinkButton } from '@waymark/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mailsQuery } from './mails';
import { MailList } from './mail-list';
import { OpenMail } from './open-mail';

/** Where mail really leaves, this address is as good as any other unknown one. */
function NoMailbox() {
  usePageTitle('Page not found (404)');
  return (
    <Page narrow>
      <PageHeading lead="There is no page at this address. It may have moved, or the address may have a typing mistake.">
        Page not found (404)
      </PageHeading>
      <div>
        <LinkButton variant="primary" to="/">
          Return Home
        </LinkButton>
      </div>
    </Page>
  );
}

/** Local mode: what the site would have sent. In production there is no such page. */
export function MailboxPage() {
  const { data, error, refetch } = useQuery(mailsQuery);
  const [query] = useSearchParams();
  const open = query.get('mail');
  usePageTitle('Mailbox');
  if (error instanceof ApiError && error.status === 404) return <NoMailbox />;
  return (
    <Page>
      <PageHeading lead="This copy of the site sends no email. What it would have sent is kept here for two days. Anyone who can open this page can read it.">
        Mailbox
      </PageHeading>
      {open !== null && <OpenMail key={open} id={open} />}
      {data ? (
        <Mails count={data.length}>
          <MailList mails={data} open={open} />
        </Mails>
      ) : error ? (
        <CouldNotLoad what="the mailbox" onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Mails({ count, children }: { count: number; children: ReactNode }) {
  return count > 0 ? (
    <>{children}</>
  ) : (
    <EmptyState title="No email yet">
      Create an account, or reset a password: the email shows up here within seconds.
    </EmptyState>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading the mailbox">
      <Skeleton height="12rem" />
    </LoadingRegion>
  );
}

export default withQueries(MailboxPage);
