import { MY_NEEDS } from '@waymark/contracts-core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import {
  accessibilityProfileSchema,
  FAVORITE_VENUE_TYPES,
  type AccessibilityProfile,
  type AccessibilityProfileForm,
  type OwnProfile,
  ACCESSIBILITY_LISTS,
  type AccessibilityList,
} from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Alert, Button, Card, Section } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SAVING_WORDS } from '../../messages/en/saving';
import { useState } from 'react';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { SaveBar } from '../../shared/forms/save-bar';
import { ConsentCheckbox } from '../../shared/consent-checkbox';
import { healthConsentKey, useHealthConsent } from '../../shared/needs/use-health-consent';
import { saveAccessibilityProfile } from './api/save-profile';
import { ACCESSIBILITY_FAILED, ACCESSIBILITY_UPDATED, UPDATE_FAILED } from '../../messages/en/profile';
import { OptionCheckboxes } from './parts/option-checkboxes';
import { useKeepProfile } from './use-keep-profile';

interface Group {
  name: AccessibilityList;
  label: string;
  hint?: string;
  options: readonly string[];
}

const group = (name: AccessibilityList, label: string, hint?: string): Group => ({
  name,
  label,
  options: ACCESSIBILITY_LISTS[name],
  ...(hint ? { hint } : {}),
});

/** The health data lists, in form order. */
const ACCESSIBILITY_GROUPS: readonly Group[] = [
  group('mobilityNeeds', 'Mobility needs'),
  group('visualNeeds', 'Visual needs'),
  group('hearingNeeds', 'Hearing needs'),
  group('cognitiveNeeds', 'Cognitive needs'),
  group('disabilityTypes', 'Your disability', 'You do not need this to use the site. It is for your own records.'),
];

/** Consent, requested only if not given before. If that is unknown, it appears when the server asks for it. */
function Agreement({ form }: { form: UseFormReturn<AccessibilityProfileForm, unknown, AccessibilityProfile> }) {
  const { data } = useHealthConsent();
  const error = form.formState.errors.consentToHealthData?.message;
  if (data?.given !== false && !error) return null;
  return (
    <Controller
      control={form.control}
      name="consentToHealthData"
      render={({ field }) => <ConsentCheckbox checked={field.value === true} error={error} onChange={field.onChange} />}
    />
  );
}

const formOf = ({
  mobilityNeeds,
  visualNeeds,
  hearingNeeds,
  cognitiveNeeds,
  disabilityTypes,
  favoriteVenueTypes,
}: OwnProfile) =>
  ({
    mobilityNeeds,
    visualNeeds,
    hearingNeeds,
    cognitiveNeeds,
    disabilityTypes,
    favoriteVenueTypes,
    consentToHealthData: false,
  }) as AccessibilityProfileForm;

/** Information about themselves that only the member sees. */
export function AccessibilityForm({ profile }: { profile: OwnProfile }) {
  const queries = useQueryClient();
  const keep = useKeepProfile();
  const [isSaved, setIsSaved] = useState(false);
  const state = useContractForm<AccessibilityProfileForm, AccessibilityProfile>({
    resolver: zodResolver(accessibilityProfileSchema),
    defaultValues: formOf(profile),
    labels: FIELD_LABELS,
    failed: ACCESSIBILITY_FAILED,
    send: async (values) => {
      const saved = await saveAccessibilityProfile(values);
      keep(saved);
      toast({ title: ACCESSIBILITY_UPDATED, variant: 'success' });
      state.form.reset(formOf(saved));
      setIsSaved(true);
    },
    onSent: () => queries.invalidateQueries({ queryKey: healthConsentKey(profile.id) }),
    onFailed: () => toast({ title: UPDATE_FAILED, description: ACCESSIBILITY_FAILED, variant: 'error' }),
  });
  const { isDirty, isSubmitting } = state.form.formState;
  return (
    <Section heading="Accessibility preferences" intro="This is just for you. All of it is optional.">
      <Alert title="Only you see this">
        It is stored encrypted, and no other member, no venue and none of our staff can read it. To compare places with
        your needs, tick them in <Link to="/accessibility-preferences">{MY_NEEDS}</Link> too.
      </Alert>
      <ContractForm state={state} label="Accessibility preferences" kept="memory">
        {ACCESSIBILITY_GROUPS.map(({ name, label, hint, options }) => (
          <Card key={name}>
            <OptionCheckboxes form={state.form} name={name} label={label} hint={hint} options={options} />
          </Card>
        ))}
        <Card>
          <OptionCheckboxes
            form={state.form}
            name="favoriteVenueTypes"
            label="Favourite venue types"
            options={FAVORITE_VENUE_TYPES}
          />
        </Card>
        <Agreement form={state.form} />
        <SaveBar hasChanges={isDirty} isSaved={isSaved}>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? SAVING_WORDS.saving : 'Save accessibility preferences'}
          </Button>
        </SaveBar>
      </ContractForm>
    </Section>
  );
}
