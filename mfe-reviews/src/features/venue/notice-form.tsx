import { zodResolver } from '@hookform/resolvers/zod';
import {
  FEATURE_LABELS,
  LONGEST_NOTICE_DAYS,
  postNotice as postNoticeContract,
  type VenueDetail,
} from '@waymark/contracts-reviews';
import { useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { SelectField, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { postNotice } from '../../endpoints';
import { venueQueryKey } from '../../shared/api/get-venue';
import { featuresOf } from './feature-facts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 14;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const { body: schema } = postNoticeContract;
const LABELS = { text: 'What is wrong?', feature: 'What cannot be used?', endsOn: 'Last day' };

/** A form for a notice: text, unavailable features, and an end date, so that nobody has to remove it. */
export function NoticeForm({ venue }: { venue: VenueDetail }) {
  const cache = useQueryClient();
  const state = useContractForm<z.input<typeof schema>, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { text: '', feature: null, endsOn: inDays(DEFAULT_DAYS) },
    labels: LABELS,
    failed: 'We could not save your notice. What you wrote is still here. Please try again.',
    send: async (body) => {
      const notice = await call(postNotice, { params: { id: venue.id }, body });
      cache.setQueryData<VenueDetail>(
        venueQueryKey(venue.id),
        (seen) => seen && { ...seen, notices: [notice, ...seen.notices.filter(({ id }) => id !== notice.id)] },
      );
      state.form.reset();
      toast({ title: 'Thank you. Your notice is now at the top of this page.', variant: 'success' });
    },
  });
  return (
    <ContractForm state={state} label="Something is out of order" button="Post notice" busy="Posting..." isSecondary>
      <TextField
        label={LABELS.text}
        required
        hint="For example: Lift out of order. Everyone can read it."
        {...state.field('text')}
      />
      <SelectField
        label={LABELS.feature}
        optional
        {...state.field('feature')}
        {...state.form.register('feature', { setValueAs: (value: string | null) => value || null })}
      >
        <option value="">Something else</option>
        {featuresOf(venue).map((feature) => (
          <option key={feature} value={feature}>
            {FEATURE_LABELS[feature]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={LABELS.endsOn}
        required
        type="date"
        min={inDays(0)}
        max={inDays(LONGEST_NOTICE_DAYS)}
        hint="We will remove the notice after this day. Not sure? Leave the date as it is."
        {...state.field('endsOn')}
      />
    </ContractForm>
  );
}
