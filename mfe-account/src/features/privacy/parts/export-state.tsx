import { DATA_HOLDER_TITLES, dayWords, momentWords } from '@waymark/contracts-core';
import type { ExportRequest } from '@waymark/contracts-account';
import { Alert, Spinner, Stack } from '@waymark/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { DownloadExport } from './download-export';

const Working = styled.div`
  display: flex;
  gap: 1rem;
  align-items: flex-start;
`;

/** Where the newest copy stands. What changes while somebody waits is told by a screen reader. */
export function ExportState({ request }: { request: ExportRequest }) {
  const waitedHere = useRef(request.status === 'pending');
  return (
    <div role={waitedHere.current ? 'status' : undefined}>
      <Words request={request} />
    </div>
  );
}

function Words({ request: { id, status, requestedAt, expiresAt, downloadUrl, missing } }: { request: ExportRequest }) {
  if (status === 'pending') {
    return (
      <Working>
        <Spinner />
        <Stack $gap={1}>
          <strong>We are putting your copy together.</strong>
          <p>You can wait here or leave: we send you a mail when it is ready.</p>
        </Stack>
      </Working>
    );
  }
  if (status === 'ready' && downloadUrl && expiresAt) {
    return (
      <Stack $gap={4}>
        <Alert tone="good" title="Your copy is ready.">
          <p>
            You can download it until {momentWords(expiresAt)}. Then we delete it. It can hold health data: save it
            where only you can read it.
          </p>
        </Alert>
        {missing.length > 0 && (
          <Alert tone="warn" title="One part is missing.">
            <p>
              {missing.map((slice) => DATA_HOLDER_TITLES[slice]).join(', ')} did not answer. Please ask for a new copy
              later.
            </p>
          </Alert>
        )}
        <DownloadExport id={id} />
      </Stack>
    );
  }
  if (status === 'failed') {
    return (
      <Alert tone="bad" title="We could not put your copy together.">
        <p>That is our mistake, and we have been told. Please ask for a new copy.</p>
      </Alert>
    );
  }
  return (
    <Alert title="Your last copy is not here any more.">
      <p>You asked for it on {dayWords(requestedAt)}. We keep a copy for 24 hours only.</p>
    </Alert>
  );
}
