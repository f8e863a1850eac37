import type { CreateTrip, WholeTrip } from '@waymark/contracts-community';
import { ContractForm, type ContractFormState } from '@waymark/mfe-kit/form';
import type { PhotoUploads } from '@waymark/mfe-kit/photos';
import { Button, Inline, LinkButton, Section } from '@waymark/ui';
import { useWatch } from 'react-hook-form';
import { DayList } from '../days/day-list';
import type { TripValues } from './trip-values';
import { TripFields } from './trip-fields';

interface TripFormProps {
  state: ContractFormState<TripValues, CreateTrip>;
  uploads: PhotoUploads;
  trip: WholeTrip | null;
  onOpenDay: (place: number) => void;
  /** Where one goes without publishing. */
  cancelTo: string;
}

/** The trip, then its days, then the one button that sends both. */
export function TripForm({ state, uploads, trip, onOpenDay, cancelTo }: TripFormProps) {
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
  if (!isPublic) return trip?.isPublished ? 'Save and unpublish' : 'Save for yourself';
  return trip?.isPublished ? 'Publish changes' : 'Publish trip';
}

function lastWords(isPublic: boolean, trip: WholeTrip | null): string {
  if (trip?.isPublished)
    return isPublic
      ? 'Readers see the trip as it was until you publish your changes.'
      : 'Once you save, only you can read it.';
  return isPublic
    ? 'Then everyone can read it. You can change or unpublish it at any time.'
    : 'Only you can read it. You can publish it later.';
}
