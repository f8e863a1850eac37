import { zodResolver } from '@hookform/resolvers/zod';
import {
  SUPPORT_SERVICE_TYPE_LABELS,
  SUPPORT_SERVICE_TYPES,
  type SupportService,
  supportServiceSuggestionSchema,
} from '@waymark/contracts-reviews';
import { ApiError, call } from '@waymark/mfe-kit';
import { BaitField, ContractForm, type FormFailure, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, Inline, SelectField, TextArea, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { suggestSupportService } from '../../../endpoints';

type Draft = z.input<typeof supportServiceSuggestionSchema>;
type Written = z.output<typeof supportServiceSuggestionSchema>;

const LABELS = {
  name: 'Name of the service',
  type: 'What kind of help',
  description: 'What it does',
  city: 'Town or area',
  eligibilityCriteria: 'Who it is for',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  languages: 'Languages spoken',
  howKnown: 'How do you know about it?',
};

const STORED = 'What you wrote is still here. Please try again.';

const failed = (error: unknown): FormFailure => ({
  heading: 'Your suggestion was not sent',
  message:
    error instanceof ApiError && error.status === 429
      ? `You have sent several suggestions. Wait ${error.wait}. ${STORED}`
      : STORED,
});

const draftOf = (service: SupportService | undefined): Partial<Draft> => ({
  serviceId: service?.id,
  name: service?.name ?? '',
  type: service?.type,
  description: service?.description ?? '',
  city: service?.city ?? service?.serviceArea ?? '',
  eligibilityCriteria: service?.eligibilityCriteria ?? '',
  phone: service?.phone ?? '',
  email: service?.email ?? '',
  website: service?.website ?? '',
  languages: '',
  howKnown: '',
  nickname: '',
});

interface SuggestFormProps {
  /** The entry to change; without it, a new one. */
  service: SupportService | undefined;
  onSent: () => void;
}

export function SuggestForm({ service, onSent }: SuggestFormProps) {
  const keyOf = useSubmissionKey();
  const state = useContractForm<Draft, Written>({
    resolver: zodResolver(supportServiceSuggestionSchema),
    defaultValues: draftOf(service),
    labels: LABELS,
    failed,
    send: async (body) => {
      await call(suggestSupportService, { body, idempotencyKey: keyOf(body) });
    },
    onSent,
  });
  const { field, form } = state;
  const { isSubmitting } = form.formState;
  return (
    <ContractForm state={state} label="Suggest a service">
      <TextField label={LABELS.name} required maxLength={200} {...field('name')} />
      <SelectField label={LABELS.type} required {...field('type')}>
        <option value="">Choose one</option>
        {SUPPORT_SERVICE_TYPES.map((type) => (
          <option key={type} value={type}>
            {SUPPORT_SERVICE_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <TextField label={LABELS.city} required hint="Where it offers help." maxLength={100} {...field('city')} />
      <TextArea label={LABELS.description} optional maxLength={2000} {...field('description')} />
      <TextField
        label={LABELS.eligibilityCriteria}
        optional
        hint="For example: everyone, or people with a railcard."
        maxLength={300}
        {...field('eligibilityCriteria')}
      />
      <TextField
        label={LABELS.phone}
        hint="Enter at least one: phone, email or website."
        type="tel"
        maxLength={30}
        {...field('phone')}
      />
      <TextField
        label={LABELS.email}
        hint="The service’s email address, not yours."
        type="email"
        maxLength={254}
        {...field('email')}
      />
      <TextField label={LABELS.website} inputMode="url" maxLength={500} {...field('website')} />
      <TextField label={LABELS.languages} optional maxLength={200} {...field('languages')} />
      <TextField
        label={LABELS.howKnown}
        required
        hint="For example: I use it, or I work there. Only our staff can read this."
        maxLength={500}
        {...field('howKnown')}
      />
      <BaitField label="Nickname" {...form.register('nickname')} />
      <Inline>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send'}
        </Button>
      </Inline>
    </ContractForm>
  );
}
