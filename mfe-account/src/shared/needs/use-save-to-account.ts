import { useMutation } from '@tanstack/react-query';
import { sliceQueryClient } from '@waymark/mfe-kit';
import { savePreferences, type SavePreferencesCall } from './api/save-preferences';
import { healthConsentKey } from './use-health-consent';
import { savedPreferencesKey } from './use-saved-preferences';

/** Saves needs to the account; every page and slot that reads needs has them at once. */
export function useSaveToAccount() {
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
