import { useQuery } from '@tanstack/react-query';
import type { MailHead, SentMail } from '@waymark/contracts-account';
import { secondWords } from '@waymark/contracts-core';
import { addressOf, ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Alert,
  Card,
  CouldNotLoad,
  EmptyState,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  space,
  target,
} from '@waymark/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { getMailHtml } from '../../endpoints';
import { mailQuery, mailsQuery } from './mails';

const Text = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const ADDRESS = /(https?:\/\/\S+)/;

/** Plain text with links, as email programs show it. */
function MailText({ text }: { text: string }) {
  return (
    <Text>
      {text
        .trim()
        .split(ADDRESS)
        .map((part, index) =>
          ADDRESS.test(part) ? (
            // The index is a safe key, because the order of the parts never changes.
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
    </Text>
  );
}

/** One email as its recipient sees it. */
function OpenMail({ id }: { id: string }) {
  const { data, error } = useQuery(mailQuery(id));
  if (error) return <Alert tone="warn" role="alert" title="This email is no longer here." />;
  if (data) return <Opened mail={data} />;
  return (
    <LoadingRegion label="Opening the email">
      <Skeleton height="14rem" />
    </LoadingRegion>
  );
}

function Opened({ mail }: { mail: SentMail }) {
  const top = useRef<HTMLDivElement>(null);
  // Moves the focus up to the email, because the list with the pressed line is further down.
  useEffect(() => top.current?.focus(), []);
  return (
    <Card ref={top} tabIndex={-1} role="group" aria-label={`Mail: ${mail.subject}`}>
      <Section heading={mail.subject} intro={`To ${mail.to}, ${secondWords(mail.sentAt)}`}>
        <MailText text={mail.text} />
        <p>
          <a href={addressOf(getMailHtml, { params: { id: mail.id } })} target="_blank" rel="noopener noreferrer">
            Open the HTML version in a new tab
          </a>
        </p>
      </Section>
    </Card>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: 0.5rem;
  background: var(--color-surface);
  list-style: none;

  li {
    max-width: none;
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  min-height: ${target};
  padding: ${space[3]} ${space[4]};
  color: inherit;
  text-decoration: none;

  strong {
    text-decoration: underline;
  }
  span {
    overflow-wrap: anywhere;
    color: var(--color-text-soft);
  }
  &[aria-current] {
    background: var(--color-accent-soft);
  }
`;

function MailList({ mails, open }: { mails: readonly MailHead[]; open: string | null }) {
  return (
    <Section heading="Newest first" level={2}>
      <List role="list">
        {mails.map(({ id, to, subject, sentAt: at }) => (
          <li key={id}>
            <Row to={`/mailbox?mail=${id}`} aria-current={id === open ? 'true' : undefined}>
              <strong>{subject}</strong>
              <span>{`To ${to}, ${secondWords(at)}`}</span>
            </Row>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** The usual page for unknown URLs, shown where email is really sent. */
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

/** Local mode: shows the emails that the site would have sent. In production this page does not exist. */
export function MailboxPage() {
  const { data, error, refetch } = useQuery(mailsQuery);
  const [query] = useSearchParams();
  const open = query.get('mail');
  usePageTitle('Mailbox');
  if (error instanceof ApiError && error.status === 404) return <NoMailbox />;
  return (
    <Page>
      <PageHeading lead="This copy of the site sends no email. Emails it would have sent are kept here for two days. Anyone who can open this page can read it.">
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
