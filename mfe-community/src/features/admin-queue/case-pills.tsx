import { type Case, CONTENT_KEEPERS } from '@waymark/contracts-community';
import { ageWords } from '@waymark/contracts-core';
import { useSession } from '@waymark/mfe-kit';
import { Inline, StatePill } from '@waymark/ui';

const STATES = { shown: ['yes', 'Shown'], hidden: ['partly', 'Hidden'], removed: ['no', 'Removed'] } as const;

/** Shows the status as icons and text. */
export function CasePills({ found }: { found: Case }) {
  const { kind, contentState, isConfirmed, isMeasured, isAppealed, voices, openedAt, heldBy, state } = found;
  const own = useSession().user?.id;
  const [sign, word] = STATES[contentState];
  return (
    <Inline $gap={2}>
      <StatePill sign={sign}>{word}</StatePill>
      {!isConfirmed && <StatePill sign="unknown">{`Waiting for ${CONTENT_KEEPERS[kind]}`}</StatePill>}
      {!isMeasured && <StatePill sign="unknown">Waiting for account</StatePill>}
      {isAppealed && <StatePill sign="split">Appeal</StatePill>}
      {state === 'open' && voices > 0 && (
        <StatePill sign="aside">{voices === 1 ? 'One person' : `${voices} people`}</StatePill>
      )}
      {state === 'open' && <span>{`Opened ${ageWords(openedAt)}`}</span>}
      {heldBy && <span>{heldBy.id === own ? 'You have it' : `${heldBy.name} has it`}</span>}
    </Inline>
  );
}
