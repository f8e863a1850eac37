import { type CreateTrip, TRIP_FORM_WORDS, tripPath, type WholeTrip } from '@waymark/contracts-community';
import { toast } from '@waymark/mfe-kit';
import { ContractForm, type ContractFormState, useKeepTyping } from '@waymark/mfe-kit/form';
import type { PhotoUploads } from '@waymark/mfe-kit/photos';
import { Button, CheckIcon, fieldId, Inline, LinkButton, Section, Stack, WarningIcon } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { DayForm } from './days/day-form';
import { DayList } from './days/day-list';
import { toDraftForm } from './form/stored-trip';
import { TripEnd } from './form/trip-end';
import { TripFields } from './form/trip-fields';
import { useCoverUpload } from './form/trip-photos';
import type { TripValues } from './form/trip-values';
import { useTripForm } from './form/use-trip-form';
import { ChangedMeanwhile } from './keep/changed-meanwhile';
import type { Elsewhere } from './keep/opening';
import { readTripElsewhere } from './keep/read-elsewhere';
import { type SavingState, savingWords } from './keep/saving-state';
import type { Opened } from './keep/use-opening';
import { useSaving } from './keep/use-saving';
import { useSettle } from './keep/use-settle';

interface TripFormProps {
  state: ContractFormState<TripValues, CreateTrip>;
  uploads: PhotoUploads;
  trip: WholeTrip | null;
  onOpenDay: (place: number) => void;
  /** Path to which Cancel leads. */
  cancelTo: string;
}

/** The trip's fields, its days, and one button that sends both. */
function TripForm({ state, uploads, trip, onOpenDay, cancelTo }: TripFormProps) {
  const { isSubmitting } = state.form.formState;
  const isPublic = useWatch({ control: state.form.control, name: 'isPublic' }) === '1';
  return (
    <ContractForm state={state} label="Trip" kept="own" gap={12}>
      <TripFields uploads={uploads} />
      <DayList onOpen={onOpenDay} />
      <Section heading={isPublic ? 'Ready to share?' : 'Ready?'} intro={lastWords(isPublic, trip)}>
        <Inline $gap={3}>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : buttonWords(isPublic, trip)}
          </Button>
          <LinkButton to={cancelTo}>Cancel</LinkButton>
        </Inline>
      </Section>
    </ContractForm>
  );
}

function buttonWords(isPublic: boolean, trip: WholeTrip | null): string {
  if (!isPublic) return trip?.isPublished ? 'Save and unpublish' : 'Save privately';
  return trip?.isPublished ? 'Publish changes' : 'Publish trip';
}

function lastWords(isPublic: boolean, trip: WholeTrip | null): string {
  if (trip?.isPublished)
    return isPublic
      ? 'Readers see the old version until you publish your changes.'
      : 'Once you save, only you can read it.';
  return isPublic
    ? 'Then everyone can read it. You can change or unpublish it at any time.'
    : 'Only you can read it. You can publish it later.';
}

interface EditorProps extends Opened {
  memberId: number;
}

const couldNotLook = () =>
  toast({
    title: 'You changed this trip in another window',
    description: TRIP_FORM_WORDS.failedMore,
    variant: 'error',
  });

/** The editor: one form for the trip, one day at a time in its place, both backed by the draft. */
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

/** The open day, kept in the URL: Back leads to the trip, and a reload stays on the day. */
function useOpenDay(count: number) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('day'));
  const place = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    // Returns the focus to the button that opened the day.
    if (place === null && before.current !== null) document.getElementById(fieldId(`days.${before.current}`))?.focus();
    before.current = place;
  }, [place]);

  function go(day: number | null, replace: boolean): void {
    const next = new URLSearchParams(params);
    if (day === null) next.delete('day');
    else next.set('day', String(day + 1));
    setParams(next, { replace });
  }

  return { place, open: (day: number) => go(day, false), close: () => go(null, true) };
}

/** Shows the save state. Announcements are made elsewhere, and rarely. */
function SavingLine({ state, onSend }: { state: SavingState; onSend: () => void }) {
  const isWaiting = state.status === 'offline' || state.status === 'refused';
  return (
    <Inline $gap={2}>
      {state.status === 'saved' && <CheckIcon />}
      {isWaiting && <WarningIcon />}
      <span data-saving={state.status}>{savingWords(state)}</span>
      {isWaiting && <Button onClick={onSend}>Try to save now</Button>}
    </Inline>
  );
}
