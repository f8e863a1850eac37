import { type NeedsRecord, flagsOf, type Preferences } from '@waymark/contracts-account';
import { ApiError, toast, sliceQueryClient, call } from '@waymark/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { createPreferences, updatePreferences } from '../../../endpoints';
import { SAVED_TOAST } from '../../../messages/en/preferences';
import { healthConsentKey } from '../use-health-consent';
import { useSavedPreferences, savedPreferencesKey } from '../use-saved-preferences';
import type { SaveOutcome } from './save-in-browser';

interface SavePreferencesCall {
  memberId: number;
  record: NeedsRecord;
  /** True updates the saved record; false creates the first one. */
  savedBefore: boolean;
  /** True only if the person has just given consent. */
  consent: boolean;
}

function savePreferences({ memberId, record, savedBefore, consent }: SavePreferencesCall): Promise<Preferences> {
  const body = {
    ...flagsOf(record.needs),
    additionalNeeds: record.additionalNeeds,
    preferredCommunicationMethod: record.preferredCommunicationMethod,
    ...(consent ? { consentToHealthData: true } : {}),
  };
  return savedBefore
    ? call(updatePreferences, { params: { userId: memberId }, body })
    : call(createPreferences, { body });
}

/** Saves needs to the account; every page and slot that reads needs gets them immediately. */
function useSaveToAccount() {
  return useMutation(
    {
      mutationFn: (call: SavePreferencesCall) => savePreferences(call),
      onSuccess: (saved, { memberId }) => {
        sliceQueryClient().setQueryData(savedPreferencesKey(memberId), saved);
        void sliceQueryClient().invalidateQueries({ queryKey: healthConsentKey(memberId) });
      },
    },
    sliceQueryClient(),
  );
}

/** Saves to the account and shows a confirmation: creates the record first, and updates it from then on. */
export function useSaveInAccount(memberId: number) {
  const preferences = useSavedPreferences();
  const save = useSaveToAccount();
  const savedBefore = preferences.data !== null && preferences.data !== undefined;
  return async (record: NeedsRecord, consent: boolean): Promise<SaveOutcome> => {
    try {
      await save.mutateAsync({ memberId, record, savedBefore, consent });
      toast({
        title: savedBefore ? SAVED_TOAST.updated : SAVED_TOAST.saved,
        description: SAVED_TOAST.inAccount,
        variant: 'success',
      });
      return { saved: true };
    } catch (error) {
      const { status, problem } = error instanceof ApiError ? error : { status: 0, problem: null };
      if (problem?.fieldErrors) return { saved: false, fieldErrors: problem.fieldErrors };
      const failure = savedBefore ? SAVED_TOAST.updateFailed : SAVED_TOAST.saveFailed;
      toast({ title: 'Error', description: failure, variant: 'error' });
      if (status === 409 || status === 404) await preferences.refetch();
      return { saved: false, failure: status === 409 ? SAVED_TOAST.savedElsewhere : failure };
    }
  };
}
