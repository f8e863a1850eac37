import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnMonthlyDonation } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { ApiError } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { type DonationPages, withMonthly } from './own-donations';

/** Changes and stops a monthly gift: as a member, or with a link from an email. */
export interface MonthlyActs {
  /** Key of the query that contains the gift. */
  queryKey: readonly unknown[];
  change: (gift: OwnMonthlyDonation, amountPence: number) => Promise<OwnMonthlyDonation>;
  stop: (gift: OwnMonthlyDonation) => Promise<OwnMonthlyDonation>;
  /** Returns the page to enter a new card: the one whose security policy allows the payment provider. */
  cardTo: (gift: OwnMonthlyDonation) => string;
}

export interface ActNews {
  tone: 'good' | 'bad';
  title: string;
  text: string;
}

const TRY_AGAIN = 'Try again in a moment.';

/** Problems that do not concern the form: it closes, and the page shows the gift's current state. */
const SAID_ABOVE = ['gifts.change-noted', 'gifts.monthly-stopped', 'gifts.no-such-monthly'];

const STOPPED: ActNews = {
  tone: 'good',
  title: 'Your monthly gift has stopped.',
  text: 'No more money will be taken. We will send you an email to confirm. Thank you for your gifts.',
};

const changedTo = (amountPence: number): ActNews => ({
  tone: 'good',
  title: `You will now give ${moneyWords(amountPence)} a month.`,
  text: 'The new amount starts with your next gift.',
});

/**
 * Changes and stops a monthly gift, with the message afterwards. Reloads after a failure, because another tab may have
 * been first.
 */
export function useMonthlyActs(gift: OwnMonthlyDonation, acts: MonthlyActs) {
  const queries = useQueryClient();
  const [news, setNews] = useState<ActNews | null>(null);
  const keep = (changed: OwnMonthlyDonation) =>
    queries.setQueryData<DonationPages>(acts.queryKey, (before) => withMonthly(before, changed));
  const readAgain = () => void queries.invalidateQueries({ queryKey: acts.queryKey });
  const change = async (amountPence: number) => {
    try {
      keep(await acts.change(gift, amountPence));
      setNews(changedTo(amountPence));
    } catch (error) {
      if (!(error instanceof ApiError) || !SAID_ABOVE.includes(error.problem?.code ?? '')) throw error;
      readAgain();
      setNews({ tone: 'bad', title: 'We could not change the amount.', text: failureMessage(error, TRY_AGAIN) });
    }
  };
  const { mutate: stop, isPending: isStopping } = useMutation({
    mutationFn: () => acts.stop(gift),
    onMutate: () => setNews(null),
    onSuccess: (stopped) => {
      keep(stopped);
      setNews(STOPPED);
    },
    onError: (error) => {
      readAgain();
      const text = failureMessage(error, TRY_AGAIN);
      setNews({ tone: 'bad', title: 'We could not stop your monthly gift.', text });
    },
  });
  return { change, stop: () => stop(), isStopping, news, clearNews: () => setNews(null) };
}
