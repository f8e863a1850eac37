import { DATA_HOLDER_TITLES, dayWords, momentWords } from '@waymark/contracts-core';
import type { ExportRequest } from '@waymark/contracts-account';
import { Alert, Spinner, Stack, Button } from '@waymark/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useMutation } from '@tanstack/react-query';
import { toast, callForFile } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { getExportFile as endpoint } from '../../../endpoints';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { saveFile } from '../../../shared/save-file';

const TIMEOUT_MS = 120_000;

/** Downloads a finished export. It may be large, and connections slow. */
function getExportFile(id: string): Promise<Blob> {
  return callForFile(endpoint, { params: { id }, timeoutMs: TIMEOUT_MS });
}

/** A button, not a link: the server may first require confirmation, and that response must not be saved as the file. */
function DownloadExport({ id }: { id: string }) {
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmItIsYou(() => getExportFile(id)),
    onSuccess: (file) => saveFile('your-data.zip', file),
    onError: (error) =>
      toast({
        title: 'We could not download the file',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      }),
  });
  return (
    <div>
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Downloading...' : 'Download your-data.zip'}
      </Button>
      {dialog}
    </div>
  );
}

const Working = styled.div`
  display: flex;
  gap: 1rem;
  align-items: flex-start;
`;

/** State of the newest export. Screen readers announce changes while the person waits. */
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
          <strong>We are preparing your copy.</strong>
          <p>You can wait here or leave. We will email you when it is ready.</p>
        </Stack>
      </Working>
    );
  }
  if (status === 'ready' && downloadUrl && expiresAt) {
    return (
      <Stack $gap={4}>
        <Alert tone="good" title="Your copy is ready.">
          <p>{`You can download it until ${momentWords(expiresAt)}. Then we will delete it. It may contain health data, so save it where only you can read it.`}</p>
        </Alert>
        {missing.length > 0 && (
          <Alert tone="warn" title="One part is missing.">
            <p>
              {`${missing.map((slice) => DATA_HOLDER_TITLES[slice]).join(', ')} did not respond. Please ask for a new copy later.`}
            </p>
          </Alert>
        )}
        <DownloadExport id={id} />
      </Stack>
    );
  }
  if (status === 'failed') {
    return (
      <Alert tone="bad" title="We could not prepare your copy.">
        <p>This is our fault, and we know about it. Please ask for a new copy.</p>
      </Alert>
    );
  }
  return (
    <Alert title="Your last copy has been deleted.">
      <p>{`You asked for it on ${dayWords(requestedAt)}. We keep a copy for 24 hours only.`}</p>
    </Alert>
  );
}
