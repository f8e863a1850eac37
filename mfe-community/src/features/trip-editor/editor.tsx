import { TRIP_FORM_WORDS, tripPath } from '@waymark/contracts-community';
import { toast } from '@waymark/mfe-kit';
import { useKeepTyping } from '@waymark/mfe-kit/form';
import { Stack } from '@waymark/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DayForm } from './days/day-form';
import { useOpenDay } from './days/use-open-day';
import { toDraftForm } from './form/kept-trip';
import { TripEnd } from './form/trip-end';
import { TripForm } from './form/trip-form';
import { useCoverUpload } from './form/trip-photos';
import { useTripForm } from './form/use-trip-form';
import { ChangedMeanwhile } from './keep/changed-meanwhile';
import type { Elsewhere } from './keep/opening';
import { readTripElsewhere } from './keep/read-elsewhere';
import { SavingLine } from './keep/saving-line';
import type { Opened } from './keep/use-opening';
import { useSaving } from './keep/use-saving';
import { useSettle } from './keep/use-settle';

interface EditorProps extends Opened {
  memberId: number;
}

const couldNotLook = () =>
  toast({
    title: 'You changed this trip somewhere else meanwhile',
    description: TRIP_FORM_WORDS.failedMore,
    variant: 'error',
  });

/** The editor: one form for the trip, one day at a time in its place, and the draft behind both. */
export function Editor({ opening, trip, memberId }: EditorProps) {
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(opening.elsewhere);
  const isStopped = elsewhere !== null;
  const saving = useSaving({ memberId, opening: opening.place, onElsewhere: setElsewhere, isStopped });
  const state = useTripForm({
    memberId,
    values: opening.values,
    trip,
    saving,
    onChangedElsewhere: () => void readTripElsewhere(saving.place()).then(setElsewhere, couldNotLook),
  });
  const { form } = state;
  const uploads = useCoverUpload(form);
  const days = useWatch({ control: form.control, name: 'days' });
  const day = useOpenDay(days.length);
  const settle = useSettle({
    memberId,
    saving,
    values: form.getValues,
    show: (values) => form.reset(values),
    onSettled: () => setElsewhere(null),
  });

  useKeepTyping(form, {
    keep: saving.changed,
    keptOf: toDraftForm,
    isUnsent: opening.isUnsent && !opening.elsewhere,
  });

  const place = day.place;
  const open = place === null ? undefined : days[place];
  return (
    <Stack $gap={8}>
      <SavingLine state={saving.state} onSend={() => void saving.sendNow()} />
      {elsewhere && (
        <ChangedMeanwhile
          here={form.getValues()}
          there={elsewhere.values}
          onKeepMine={() => settle.keepMine(elsewhere)}
          onTakeTheirs={() => settle.takeTheirs(elsewhere)}
        />
      )}
      {open && place !== null ? (
        <DayForm
          key={open.key}
          day={open}
          place={place}
          count={days.length}
          onChange={(next) => form.setValue(`days.${place}`, next, { shouldDirty: true })}
          onDone={day.close}
        />
      ) : (
        <>
          <TripForm
            state={state}
            uploads={uploads}
            trip={trip}
            onOpenDay={day.open}
            cancelTo={trip ? tripPath(trip.id) : '/trip-blogs'}
          />
          <TripEnd memberId={memberId} saving={saving} trip={trip} />
        </>
      )}
    </Stack>
  );
}
