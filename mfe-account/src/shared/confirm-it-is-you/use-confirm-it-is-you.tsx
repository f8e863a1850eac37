import { ApiError } from '@waymark/mfe-kit';
import { useCallback, useState, type ReactElement } from 'react';
import { ConfirmItIsYouDialog } from './confirm-it-is-you-dialog';
import { NotConfirmed } from './not-confirmed';

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
