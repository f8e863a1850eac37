import { zodResolver } from '@hookform/resolvers/zod';
import {
  serviceFieldsSchema,
  SUPPORT_SERVICE_TYPE_LABELS,
  SUPPORT_SERVICE_TYPES,
  type ServiceDesk,
  type ServiceFields,
} from '@waymark/contracts-reviews';
import { useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { SelectField, TextArea, TextField } from '@waymark/ui';
import type { z } from 'zod';
import { draftNewService, saveServiceDraft } from '../../endpoints';
import { entryQuery } from './service-desk';

type Typed = z.input<typeof serviceFieldsSchema>;

const LABELS: Readonly<Record<keyof ServiceFields, string>> = {
  name: 'Name of the service',
  type: 'What kind of help',
  description: 'What it does',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  contactInfo: 'Other ways to reach it',
  address: 'Address',
  city: 'Town',
  country: 'Country',
  serviceArea: 'Area served',
  operatingHours: 'Opening hours',
  language: 'Language of this entry',
  eligibilityCriteria: 'Who can use it',
  accessibilityFeatures: 'Accessibility',
  fundingType: 'Paid for by',
};

const EMPTY = Object.fromEntries(Object.keys(LABELS).map((name) => [name, ''])) as Record<keyof ServiceFields, string>;

interface ServiceFormProps {
  /** Null for a new entry. */
  entry: ServiceDesk | null;
  onKept: (entry: ServiceDesk) => void;
}

/** The draft of an entry. Saving it publishes nothing. */
export function ServiceForm({ entry, onKept }: ServiceFormProps) {
  const keyOf = useSubmissionKey();
  const queries = useQueryClient();
  const state = useContractForm<Typed, ServiceFields>({
    resolver: zodResolver(serviceFieldsSchema),
    defaultValues: {
      ...EMPTY,
      ...(entry?.draft?.fields ?? entry?.fields),
      type: entry?.draft?.fields.type ?? entry?.fields.type,
    },
    labels: LABELS,
    failed: 'We could not save the draft. What you wrote is still here. Please try again.',
    send: async (fields) => {
      const body = { fields };
      const kept = entry
        ? await call(saveServiceDraft, {
            params: { id: entry.id },
            body: { fields, version: entry.version, draftVersion: entry.draft?.version ?? 0 },
          })
        : await call(draftNewService, { body, idempotencyKey: keyOf(body) });
      queries.setQueryData(entryQuery(String(kept.id)).queryKey, kept);
      toast({ title: 'Draft saved', variant: 'success' });
      onKept(kept);
    },
  });
  const { field } = state;
  return (
    <ContractForm state={state} label="Draft of a support service" button="Save Draft" busy="Saving...">
      <TextField label={LABELS.name} required maxLength={200} {...field('name')} />
      <SelectField label={LABELS.type} required {...field('type')}>
        <option value="">Choose one</option>
        {SUPPORT_SERVICE_TYPES.map((type) => (
          <option key={type} value={type}>
            {SUPPORT_SERVICE_TYPE_LABELS[type]}
          </option>
        ))}
      </SelectField>
      <TextArea label={LABELS.description} optional maxLength={2000} {...field('description')} />
      <TextField
        label={LABELS.phone}
        hint="Enter at least one: phone, email, website or address."
        type="tel"
        maxLength={30}
        {...field('phone')}
      />
      <TextField label={LABELS.email} type="email" maxLength={254} {...field('email')} />
      <TextField label={LABELS.website} inputMode="url" maxLength={500} {...field('website')} />
      <TextField label={LABELS.contactInfo} optional maxLength={300} {...field('contactInfo')} />
      <TextField label={LABELS.address} optional maxLength={300} {...field('address')} />
      <TextField label={LABELS.city} optional maxLength={100} {...field('city')} />
      <TextField label={LABELS.country} optional maxLength={100} {...field('country')} />
      <TextField label={LABELS.serviceArea} optional maxLength={200} {...field('serviceArea')} />
      <TextField label={LABELS.operatingHours} optional maxLength={300} {...field('operatingHours')} />
      <TextArea label={LABELS.eligibilityCriteria} optional maxLength={1000} {...field('eligibilityCriteria')} />
      <TextArea label={LABELS.accessibilityFeatures} optional maxLength={1000} {...field('accessibilityFeatures')} />
      <TextField label={LABELS.fundingType} optional maxLength={100} {...field('fundingType')} />
      <TextField
        label={LABELS.language}
        optional
        hint="Leave empty for English. Otherwise enter a code, such as cy for Welsh or de for German."
        maxLength={35}
        {...field('language')}
      />
    </ContractForm>
  );
}
