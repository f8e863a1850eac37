import { zodResolver } from '@hookform/resolvers/zod';
import { reportPlace as reportPlaceContract, type VenueDetail } from '@waymark/contracts-reviews';
import { useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { RadioGroup, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { reportPlace } from '../../endpoints';
import { venueQueryKey } from '../../shared/api/get-venue';

const { body: schema } = reportPlaceContract;
const LABELS = { what: 'What do you know?', otherId: 'Its page on this site' };
const CHOICES = [
  { value: 'open', label: 'It is still open' },
  { value: 'closed', label: 'It has closed for good' },
  { value: 'moved', label: 'It has moved' },
  { value: 'double', label: 'It is listed twice' },
] as const;

/** Returns the ID in the URL of a venue's page, or in a plain number. */
function venueIdOf(typed: string | number | null): number | null {
  const [, id] = /(?:^|\/venues\/)(\d+)\/?$/.exec(String(typed ?? '').trim()) ?? [];
  return id === undefined ? null : Number(id);
}

/** A form to report that a place has closed or moved. One person's report decides nothing. */
export function PlaceReport({ venue }: { venue: VenueDetail }) {
  const cache = useQueryClient();
  const state = useContractForm<z.input<typeof schema>, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { otherId: null },
    fields: ['what', 'otherId'],
    labels: LABELS,
    failed: 'We could not save what you told us. What you wrote is still here. Please try again.',
    send: async (body) => {
      const { isDecided } = await call(reportPlace, { params: { id: venue.id }, body });
      toast({ title: isDecided ? 'Thank you. The page now says so.' : WAITING, variant: 'success' });
    },
    onSent: () => cache.invalidateQueries({ queryKey: venueQueryKey(venue.id) }),
  });
  const what = state.form.watch('what') as z.input<typeof schema>['what'] | undefined;
  return (
    <ContractForm state={state} label="What happened to this place" button="Tell us" busy="Sending..." isSecondary>
      <RadioGroup
        label={LABELS.what}
        required
        name="what"
        options={CHOICES}
        value={what ?? null}
        error={state.field('what').error}
        onChange={(value) => state.form.setValue('what', value as z.input<typeof schema>['what'])}
      />
      {(what === 'moved' || what === 'double') && (
        <TextField
          label={LABELS.otherId}
          optional
          hint="Copy the web address of the other page from your browser."
          {...state.field('otherId')}
          {...state.form.register('otherId', { setValueAs: venueIdOf })}
        />
      )}
    </ContractForm>
  );
}

const WAITING = 'Thank you. When one more person or a newer list says the same, the page will say so.';
