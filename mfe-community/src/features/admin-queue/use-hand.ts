import type { CaseDetail } from '@waymark/contracts-community';
import { useQueryClient } from '@tanstack/react-query';
import { announce, ApiError, call, toast } from '@waymark/mfe-kit';
import { useState } from 'react';
import { takeCase, takeNextCase } from '../../endpoints';
import { CASE_LISTS } from './case-list-query';

/** The case that a moderator is working on: `null` before the first, `none` when there are no more. */
export type InHand = CaseDetail | 'none' | null;

/** Takes cases one after another; after a decision it takes the next one automatically. */
export function useHand() {
  const client = useQueryClient();
  const [inHand, setInHand] = useState<InHand>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [turn, setTurn] = useState(0);

  async function take(what: () => Promise<CaseDetail | null>): Promise<void> {
    setIsBusy(true);
    try {
      const found = await what();
      setInHand(found ?? 'none');
      if (!isSame(found, inHand)) setTurn(turn + 1);
      if (!found) announce('There are no more reports for you.');
    } catch (error) {
      const description = error instanceof ApiError ? error.message : 'Please check your connection and try again.';
      toast({ title: 'We could not get the report', description, variant: 'error' });
    } finally {
      setIsBusy(false);
      void client.invalidateQueries({ queryKey: CASE_LISTS });
    }
  }

  return {
    inHand,
    isBusy,
    /** Changes with each new case, so that input stays with its own case. */
    turn,
    next: (after?: number) => take(async () => (await call(takeNextCase, { body: { after } })).case),
    takeOne: (id: number) => take(() => call(takeCase, { params: { id } })),
    keep: (id: number) =>
      take(async () => {
        const kept = await call(takeCase, { params: { id } });
        announce('The report is yours for ten more minutes.');
        return kept;
      }),
    /** Shows a newer state of the case from the server. */
    show: setInHand,
  };
}

const isSame = (found: CaseDetail | null, inHand: InHand): boolean =>
  inHand !== null && inHand !== 'none' && found?.id === inHand.id && found.decisionNumber === inHand.decisionNumber;

export type Hand = ReturnType<typeof useHand>;
