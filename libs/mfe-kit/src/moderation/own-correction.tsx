import { useQuery } from '@tanstack/react-query';
import type { correctionEndpoint, ownCorrectionEndpoint } from '@waymark/contracts-core';
import { CouldNotLoad, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { ApiError } from '../api-error';
import { queryOf, type Endpoint } from '../endpoint';
import { ModerationWords } from './moderation-words';

/** The endpoints of a slice with texts that staff may correct. */
export interface Corrections {
  store: Endpoint<ReturnType<typeof correctionEndpoint>>;
  own: Endpoint<ReturnType<typeof ownCorrectionEndpoint>>;
}

/** Shows the author the text before and after a correction by staff. */
export function OwnCorrection({ endpoint, statementId }: { endpoint: Corrections['own']; statementId: number }) {
  const { data, error, refetch } = useQuery(queryOf(endpoint, { params: { id: statementId } }));
  // The content was deleted together with its text, or the correction has not arrived yet.
  if (error instanceof ApiError && error.status === 404)
    return <p>We cannot show the text. It may have been deleted, or the correction may take a moment to appear.</p>;
  if (error) return <CouldNotLoad what="the words" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label="Loading the text">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  return (
    <Stack $gap={5}>
      {!data.isInForce && <p>This no longer applies: it was undone, or you have changed it since.</p>}
      {data.texts.map(({ label, before, after }) => (
        <Stack $gap={3} key={label}>
          <ModerationWords label={`${label}, in your words`} text={before} />
          <ModerationWords label={`${label}, as our staff corrected it`} text={after} />
        </Stack>
      ))}
    </Stack>
  );
}
