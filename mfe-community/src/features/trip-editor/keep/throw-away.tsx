import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, Dialog, Inline, Stack, TrashIcon } from '@waymark/ui';
import { useState } from 'react';

interface ThrowAwayProps {
  /** "Discard this draft"; it names the button and the dialog. */
  label: string;
  /** What is lost. */
  warning: string;
  /** Words of the button that does it. */
  confirm: string;
  /** Said once it is done. */
  done: string;
  /** Does it; what it throws is shown. */
  work: () => Promise<void>;
  onDone: () => void;
}

/** What cannot be taken back is asked for twice. */
export function ThrowAway({ label, warning, confirm, done, work, onDone }: ThrowAwayProps) {
  const [isOpen, setIsOpen] = useState(false);
  const cache = useQueryClient();
  const act = useMutation({
    mutationFn: work,
    onSuccess: () => {
      setIsOpen(false);
      cache.removeQueries();
      toast({ title: done, isSaidOnNextPage: true });
      onDone();
    },
  });
  return (
    <>
      <Button variant="danger" icon={<TrashIcon />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={label}>
        <Stack $gap={4}>
          <p>{warning}</p>
          {act.isError && (
            <Alert tone="bad" role="alert">
              {failureMessage(act.error, 'That did not work. Please try again.')}
            </Alert>
          )}
          <Inline $gap={3}>
            <Button variant="danger" busy={act.isPending} onClick={() => act.mutate()}>
              {confirm}
            </Button>
            <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          </Inline>
        </Stack>
      </Dialog>
    </>
  );
}
