import { useNavigate } from 'react-router-dom';
import { toDraftForm } from '../form/stored-trip';
import type { TripValues } from '../form/trip-values';
import { newDraftId } from './draft-id';
import { localDrafts } from './local-drafts';
import type { Elsewhere } from './opening';
import type { Saving } from './use-saving';

interface SettleOptions {
  memberId: number;
  saving: Saving;
  values: () => TripValues;
  show: (values: TripValues) => void;
  onSettled: () => void;
}

/** Applies the author's choice between the local input and the state from elsewhere. */
export function useSettle({ memberId, saving, values, show, onSettled }: SettleOptions) {
  const navigate = useNavigate();

  function settle({ values: _values, ...place }: Elsewhere, next: TripValues): void {
    // Deletes the local draft if another draft of the same trip replaces it.
    if (place.id !== undefined) localDrafts.forget(memberId, saving.place().id);
    saving.standOn(place);
    show(next);
    onSettled();
    saving.changed(next);
  }

  /** The trip or draft no longer exists, so the input becomes a new trip. */
  function becomeNew(): void {
    const { id: old } = saving.place();
    const days = values().days.map((day) => ({ ...day, id: null }));
    const form = toDraftForm({ ...values(), days });
    const id = newDraftId();
    void saving.close();
    localDrafts.forget(memberId, old);
    localDrafts.save(memberId, {
      id,
      blogId: null,
      version: 0,
      tripVersion: null,
      savedAt: Date.now(),
      isSent: false,
      form,
    });
    void navigate(`/create-trip-blog?draft=${id}`, { replace: true });
  }

  return {
    keepMine(elsewhere: Elsewhere): void {
      if (elsewhere.values === null) return becomeNew();
      // A day removed elsewhere becomes a new day here.
      const known = new Set(elsewhere.values.days.map(({ id }) => id));
      const days = values().days.map((day) => (known.has(day.id) ? day : { ...day, id: null }));
      settle(elsewhere, { ...values(), days });
    },
    takeTheirs(elsewhere: Elsewhere): void {
      if (elsewhere.values) settle(elsewhere, elsewhere.values);
    },
  };
}
