import { Button, CheckIcon, Inline, WarningIcon } from '@waymark/ui';
import { savingWords, type SavingState } from './saving-state';

/** Where what is written is by now. It is said aloud elsewhere, and rarely. */
export function SavingLine({ state, onSend }: { state: SavingState; onSend: () => void }) {
  const isWaiting = state.status === 'offline' || state.status === 'refused';
  return (
    <Inline $gap={2}>
      {state.status === 'saved' && <CheckIcon />}
      {isWaiting && <WarningIcon />}
      <span data-saving={state.status}>{savingWords(state)}</span>
      {isWaiting && <Button onClick={onSend}>Try to save now</Button>}
    </Inline>
  );
}
