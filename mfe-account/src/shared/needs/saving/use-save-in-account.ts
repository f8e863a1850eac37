import type { NeedsRecord } from '@waymark/contracts-account';
import { ApiError, toast } from '@waymark/mfe-kit';
import { useSaveToAccount } from '../use-save-to-account';
import { useSavedPreferences } from '../use-saved-preferences';
import { SAVE_FAILED, SAVED, SAVED_ELSEWHERE, UPDATE_FAILED, UPDATED } from './messages';
import type { SaveOutcome } from './save-outcome';

/** Saves to the account with S2's messages: create first, then update. */
export function useSaveInAccount(memberId: number) {
  const preferences = useSavedPreferences();
  const save = useSaveToAccount();
  const savedBefore = preferences.data !== null && preferences.data !== undefined;
  return async (record: NeedsRecord, consent: boolean): Promise<SaveOutcome> => {
    try {
      await save.mutateAsync({ memberId, record, savedBefore, consent });
      toast({
        title: savedBefore ? UPDATED : SAVED,
        description: 'They are kept in your account, and only you can see them.',
        variant: 'success',
      });
      return { saved: true };
    } catch (error) {
      const { status, problem } = error instanceof ApiError ? error : { status: 0, problem: null };
      if (problem?.fieldErrors) return { saved: false, fieldErrors: problem.fieldErrors };
      const failure = savedBefore ? UPDATE_FAILED : SAVE_FAILED;
      toast({ title: 'Error', description: failure, variant: 'error' });
      if (status === 409 || status === 404) await preferences.refetch();
      return { saved: false, failure: status === 409 ? SAVED_ELSEWHERE : failure };
    }
  };
}
