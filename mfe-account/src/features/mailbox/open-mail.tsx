import { useQuery } from '@tanstack/react-query';
import type { SentMail } from '@waymark/contracts-account';
import { secondWords } from '@waymark/contracts-core';
import { addressOf } from '@waymark/mfe-kit';
import { Alert, Card, LoadingRegion, Section, Skeleton } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { getMailHtml } from '../../endpoints';
import { mailQuery } from './mails';

const Text = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const ADDRESS = /(https?:\/\/\S+)/;

/** Plain text with its addresses as links, as mail programs show it. */
function MailText({ text }: { text: string }) {
  return (
    <Text>
      {text
        .trim()
        .split(ADDRESS)
        .map((part, index) =>
          ADDRESS.test(part) ? (
            // Their order never changes: the place in the text is a fine key.
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

/** One mail as its reader gets it. */
export function OpenMail({ id }: { id: string }) {
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
  // The list with the pressed line comes after it.
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
