import type { ServiceDesk } from '@waymark/contracts-reviews';
import { listServiceSchema } from '@waymark/contracts-reviews';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Button, Dialog, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import type { z } from 'zod';
import { checkService, listService, undoService } from '../../endpoints';
import { SERVICE_DESK } from '../../messages/en/service-desk';
import { entryQuery } from './service-desk';
import { ExplainedAct } from './explained-act';
import { useServiceAct } from './use-service-act';

const ACTS = SERVICE_DESK.acts;

/** Actions of staff on a published entry, other than editing. */
export function EntryActs({ desk }: { desk: ServiceDesk }) {
  const { run, busy } = useServiceAct();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, state, history } = desk;
  if (state === 'new') return null;
  const params = { id };
  const body = { version };
  const isOff = state === 'retired';
  const listing = isOff ? ACTS.putBack : ACTS.takeOff;
  const canUndo = history.length > 1 && history[0]?.number === version;
  return (
    <>
      <Stack $gap={3}>
        <ExplainedAct says={ACTS.check.says}>
          <Button
            busy={busy}
            onClick={() => run({ act: () => call(checkService, { params, body }), done: 'Marked as checked today' })}
          >
            {ACTS.check.label}
          </Button>
        </ExplainedAct>
        {canUndo && (
          <ExplainedAct says={ACTS.undo.says}>
            <Button
              busy={busy}
              onClick={() => run({ act: () => call(undoService, { params, body }), done: 'Change undone' })}
            >
              {ACTS.undo.label}
            </Button>
          </ExplainedAct>
        )}
        <ExplainedAct says={listing.says}>
          <Button aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {listing.label}
          </Button>
        </ExplainedAct>
      </Stack>
      {isAsking && <ListDialog desk={desk} isListed={isOff} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface ListDialogProps {
  desk: ServiceDesk;
  isListed: boolean;
  onClose: () => void;
}

/** Asks for a reason for the staff log. */
function ListDialog({ desk: { id, version }, isListed, onClose }: ListDialogProps) {
  const queries = useQueryClient();
  const title = (isListed ? ACTS.putBack : ACTS.takeOff).label;
  const state = useContractForm<z.input<typeof listServiceSchema>>({
    resolver: zodResolver(listServiceSchema),
    defaultValues: { version, isListed, reason: '' },
    labels: { reason: 'Why' },
    failed: 'That did not work. Please try again.',
    send: async (body) => {
      const entry = await call(listService, { params: { id }, body });
      queries.setQueryData(entryQuery(String(id)).queryKey, entry);
      onClose();
      toast({ title: isListed ? 'It is back on the list' : 'It is off the list', variant: 'success' });
    },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <ContractForm state={state} label={title} button={title} busy="Saving...">
        <TextField
          label="Why"
          hint="Your colleagues can read this in the log."
          required
          maxLength={300}
          {...state.field('reason')}
        />
      </ContractForm>
    </Dialog>
  );
}
