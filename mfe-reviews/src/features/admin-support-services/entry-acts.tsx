import type { ServiceDesk } from '@waymark/contracts-reviews';
import { listServiceSchema } from '@waymark/contracts-reviews';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Button, Dialog, Inline, TextField } from '@waymark/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { checkService, listService, undoService } from '../../endpoints';
import { entryQuery } from './service-desk';
import { useServiceAct } from './use-service-act';

/** What staff can do with a published entry without writing. */
export function EntryActs({ desk }: { desk: ServiceDesk }) {
  const { run, busy } = useServiceAct();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, state, history } = desk;
  if (state === 'new') return null;
  const params = { id };
  const body = { version };
  const isOff = state === 'retired';
  const canUndo = history.length > 1 && history[0]?.number === version;
  return (
    <>
      <Inline $gap={3}>
        <Button
          busy={busy}
          onClick={() => run({ act: () => call(checkService, { params, body }), done: 'Marked as checked today' })}
        >
          I checked it today: all is right
        </Button>
        {canUndo && (
          <Button
            busy={busy}
            onClick={() => run({ act: () => call(undoService, { params, body }), done: 'The change is taken back' })}
          >
            Take the last change back
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {isOff ? 'Put it back on the list' : 'Take it off the list'}
        </Button>
      </Inline>
      {isAsking && <ListDialog desk={desk} isListed={isOff} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface ListDialogProps {
  desk: ServiceDesk;
  isListed: boolean;
  onClose: () => void;
}

/** Why, for the log. */
function ListDialog({ desk: { id, version }, isListed, onClose }: ListDialogProps) {
  const queries = useQueryClient();
  const title = isListed ? 'Put it back on the list' : 'Take it off the list';
  const state = useContractForm<z.input<typeof listServiceSchema>>({
    resolver: zodResolver(listServiceSchema),
    defaultValues: { version, isListed, reason: '' },
    labels: { reason: 'Why' },
    failed: 'This was not done. Please try again.',
    send: async (body) => {
      const entry = await call(listService, { params: { id }, body });
      queries.setQueryData(entryQuery(String(id)).queryKey, entry);
      onClose();
      toast({ title: isListed ? 'It is on the list again' : 'It is off the list', variant: 'success' });
    },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <ContractForm state={state} label={title} button={title} busy="Saving...">
        <TextField
          label="Why"
          hint="For your colleagues, in the log."
          required
          maxLength={300}
          {...state.field('reason')}
        />
      </ContractForm>
    </Dialog>
  );
}
