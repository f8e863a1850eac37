import { ApiError, useInBrowser } from '@waymark/mfe-kit';
import { useCallback, useState, type ReactElement } from 'react';
import { Alert, Button, Dialog, KeyIcon, Stack } from '@waymark/ui';
import { askForPasskey } from '../passkeys/ask-for-passkey';
import { passkeyMessage } from '../passkeys/passkey-message';
import { passkeysWorkHere } from '../passkeys/passkeys-work-here';
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
        <p>You logged in a while ago. We ask again so that nobody else can do this while your screen is open.</p>
        <ConfirmByPassword onProved={onProved} />
        <ConfirmByPasskey onProved={onProved} />
        <p>No password? Use a passkey, or log out and log in again.</p>
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
   * Runs `call`. If the server requires a recent login, asks the person to confirm their identity and runs `call`
   * again. Rejects
   * with NotConfirmed when they close the dialog.
   */
  confirmItIsYou: <T>(call: () => Promise<T>) => Promise<T>;
  /** The confirmation dialog. Render it anywhere in the component. */
  dialog: ReactElement;
}

/** For actions that the server allows only shortly after a login (`auth.prove-again`). */
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

/** The alternative to the password; the only way for members without one. */
function ConfirmByPasskey({ onProved }: { onProved: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!useInBrowser(passkeysWorkHere, false)) return null;
  const start = async () => {
    setProblem(null);
    setBusy(true);
    try {
      await askForPasskey('prove');
      onProved();
    } catch (error) {
      setProblem(passkeyMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack $gap={3}>
      <div>
        <Button icon={<KeyIcon />} busy={busy} onClick={() => void start()}>
          {busy ? 'Waiting for your passkey...' : 'Use a passkey instead'}
        </Button>
      </div>
      {problem && (
        <Alert tone="warn" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
