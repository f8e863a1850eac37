import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import {
  accessibilityProfileSchema,
  FAVORITE_VENUE_TYPES,
  type AccessibilityProfile,
  type AccessibilityProfileForm,
  type OwnProfile,
} from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Alert, Card, Section } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { healthConsentKey } from '../../shared/needs/use-health-consent';
import { ACCESSIBILITY_GROUPS } from './accessibility-groups';
import { saveAccessibilityProfile } from './api/save-profile';
import { ACCESSIBILITY_FAILED, ACCESSIBILITY_UPDATED, UPDATE_FAILED } from './messages';
import { Agreement } from './parts/agreement';
import { OptionCheckboxes } from './parts/option-checkboxes';
import { useKeepProfile } from './use-keep-profile';

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

/** What a member keeps about themselves for themselves. */
export function AccessibilityForm({ profile }: { profile: OwnProfile }) {
  const queries = useQueryClient();
  const keep = useKeepProfile();
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
    },
    onSent: () => queries.invalidateQueries({ queryKey: healthConsentKey(profile.id) }),
    onFailed: () => toast({ title: UPDATE_FAILED, description: ACCESSIBILITY_FAILED, variant: 'error' }),
  });
  return (
    <Section heading="Accessibility preferences" intro="About you, for you. All of it is optional.">
      <Alert title="Only you see this">
        It is stored encrypted, and no other member, no venue and none of our staff can read it. To have places compared
        with what you need, tick it in <Link to="/accessibility-preferences">My needs</Link> too.
      </Alert>
      <ContractForm
        state={state}
        label="Accessibility preferences"
        kept="memory"
        button="Save accessibility preferences"
        busy="Saving..."
      >
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
      </ContractForm>
    </Section>
  );
}
