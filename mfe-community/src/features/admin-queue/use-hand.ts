import type { CaseDetail } from '@waymark/contracts-community';
import { useQueryClient } from '@tanstack/react-query';
import { announce, ApiError, call, toast } from '@waymark/mfe-kit';
import { useState } from 'react';
import { takeCase, takeNextCase } from '../../endpoints';
import { CASE_LISTS } from './case-list-query';

/** The one case that a moderator has in hand: `null` before the first, `none` when there is no further one. */
export type InHand = CaseDetail | 'none' | null;

/** Takes cases one after another; whoever decides is led to the next without looking for it. */
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
    /** Another one for each case that was taken: what was typed about one stays with it. */
    turn,
    next: (after?: number) => take(async () => (await call(takeNextCase, { body: { after } })).case),
    takeOne: (id: number) => take(() => call(takeCase, { params: { id } })),
    keep: (id: number) =>
      take(async () => {
        const kept = await call(takeCase, { params: { id } });
        announce('The report is yours for ten more minutes.');
        return kept;
      }),
    /** As the server told it meanwhile. */
    show: setInHand,
  };
}

const isSame = (found: CaseDetail | null, inHand: InHand): boolean =>
  inHand !== null && inHand !== 'none' && found?.id === inHand.id && found.decisionNumber === inHand.decisionNumber;

export type Hand = ReturnType<typeof useHand>;
