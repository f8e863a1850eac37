import { ApiError } from '@waymark/mfe-kit';
import { useCallback, useState, type ReactElement } from 'react';
import { Dialog, Stack } from '@waymark/ui';
import { ConfirmByPasskey } from './confirm-by-passkey';
import { ConfirmByPassword } from './confirm-by-password';
import { NotConfirmed } from './not-confirmed';

interface ConfirmItIsYouDialogProps {
  open: boolean;
  onProved: () => void;
  onClose: () => void;
}

function ConfirmItIsYouDialog({ open, onProved, onClose }: ConfirmItIsYouDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Confirm that it is you">
      <Stack $gap={5}>
        <p>You logged in a while ago. We ask once more, so that nobody else can do this while your screen is open.</p>
        <ConfirmByPassword onProved={onProved} />
        <ConfirmByPasskey onProved={onProved} />
        <p>You have no password? Use a passkey, or log out and log in again.</p>
      </Stack>
    </Dialog>
  );
}

interface Question {
  answered: () => void;
  refused: (reason: NotConfirmed) => void;
}

interface ConfirmItIsYou {
  /**
   * Does `call`. When the server wants a fresh sign-in first, asks the person for it and does `call` again; rejects
   * with NotConfirmed when they close the question.
   */
  confirmItIsYou: <T>(call: () => Promise<T>) => Promise<T>;
  /** Put this anywhere in what the component renders. */
  dialog: ReactElement;
}

/** For what the server does only shortly after a sign-in (`auth.prove-again`). */
export function useConfirmItIsYou(): ConfirmItIsYou {
  const [question, setQuestion] = useState<Question | null>(null);
  const confirmItIsYou = useCallback(async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (!isProveAgain(error)) throw error;
    }
    await new Promise<void>((answered, refused) => setQuestion({ answered, refused }));
    return call();
  }, []);
  const close = (tell: (asked: Question) => void) => {
    setQuestion(null);
    if (question) tell(question);
  };
  const dialog = (
    <ConfirmItIsYouDialog
      open={question !== null}
      onProved={() => close(({ answered }) => answered())}
      onClose={() => close(({ refused }) => refused(new NotConfirmed()))}
    />
  );
  return { confirmItIsYou, dialog };
}

function isProveAgain(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'auth.prove-again';
}
