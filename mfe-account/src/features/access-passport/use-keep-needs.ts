import type { NeedsRecord } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { saveInBrowser } from '../../shared/needs/saving/save-in-browser';
import type { SaveOutcome } from '../../shared/needs/saving/save-outcome';
import { useSaveInAccount } from '../../shared/needs/saving/use-save-in-account';
import { useHealthConsent } from '../../shared/needs/use-health-consent';
import { useSavedPreferences } from '../../shared/needs/use-saved-preferences';

interface KeepNeeds {
  keep: (record: NeedsRecord, consent: boolean) => Promise<SaveOutcome>;
  /** Keeping needs an agreement that was not given yet. */
  asks: boolean;
}

/** Keeps needs where this person's needs are: in the account of a member, in the browser of a visitor. */
export function useKeepNeeds(): KeepNeeds {
  const { user } = useSession();
  const saved = useSavedPreferences().data;
  const agreement = useHealthConsent().data;
  const saveInAccount = useSaveInAccount(user?.id ?? 0);
  if (user) return { keep: saveInAccount, asks: !saved && agreement?.given !== true };
  return { keep: (record) => Promise.resolve(saveInBrowser(record)), asks: false };
}
