import { type Corrected, dayWords } from '@waymark/contracts-core';
import { LinkButton, Stack } from '@waymark/ui';

/** Shows everybody that staff corrected the text, and shows its author how to see both versions and to appeal. */
export function CorrectedNote({ corrected }: { corrected: Corrected | null | undefined }) {
  if (!corrected) return null;
  return (
    <Stack $gap={3}>
      <p>
        Corrected by staff on <time dateTime={corrected.at}>{dayWords(corrected.at)}</time>.
      </p>
      {corrected.statementId !== null && (
        <div>
          <LinkButton to={`/statements/${corrected.statementId}`}>Read why, and how to appeal</LinkButton>
        </div>
      )}
    </Stack>
  );
}
