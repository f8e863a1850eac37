import { zodResolver } from '@hookform/resolvers/zod';
import {
  INTERESTS,
  publicProfileSchema,
  PUBLIC_BIO_MAX,
  TRAVEL_STYLE_LABELS,
  TRAVEL_STYLES,
  type OwnProfile,
  type PublicProfile,
  type PublicProfileForm as Form,
} from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Button, Section, SelectField, TextArea, TextField } from '@waymark/ui';
import { SAVING_WORDS } from '../../messages/en/saving';
import { useState } from 'react';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { SaveBar } from '../../shared/forms/save-bar';
import { savePublicProfile } from './api/save-profile';
import { PROFILE_FAILED, PROFILE_UPDATED, UPDATE_FAILED } from '../../messages/en/profile';
import { OptionCheckboxes } from './parts/option-checkboxes';
import { VisibilityFields } from './parts/visibility-fields';
import { useKeepProfile } from './use-keep-profile';

const formOf = ({
  publicBio,
  interests,
  profileVisibility,
  showLocation,
  showEmail,
  travelStyle,
  location,
}: OwnProfile): Form => ({
  publicBio,
  location,
  travelStyle: travelStyle ?? '',
  interests: interests as Form['interests'],
  profileVisibility,
  showLocation,
  showEmail,
});

/** Form for the public profile and its visibility. */
export function PublicProfileForm({ profile }: { profile: OwnProfile }) {
  const keep = useKeepProfile();
  const [isSaved, setIsSaved] = useState(false);
  const state = useContractForm<Form, PublicProfile>({
    resolver: zodResolver(publicProfileSchema),
    defaultValues: formOf(profile),
    labels: FIELD_LABELS,
    failed: PROFILE_FAILED,
    send: async (values) => {
      const saved = await savePublicProfile(values);
      keep(saved);
      toast({ title: PROFILE_UPDATED, variant: 'success' });
      state.form.reset(formOf(saved));
      setIsSaved(true);
    },
    onFailed: () => toast({ title: UPDATE_FAILED, description: PROFILE_FAILED, variant: 'error' }),
  });
  const { isDirty, isSubmitting } = state.form.formState;
  return (
    <Section
      heading="Public profile"
      intro="All of it is optional. Please do not write anything you would not tell a stranger."
    >
      <ContractForm state={state} label="Public profile" gap={8}>
        <TextArea
          label="About you"
          optional
          hint={`At most ${PUBLIC_BIO_MAX} characters.`}
          {...state.field('publicBio')}
        />
        <TextField
          label="Where you live"
          optional
          hint="A town or region is enough."
          autoComplete="address-level2"
          {...state.field('location')}
        />
        <SelectField label="How you travel" optional {...state.field('travelStyle')}>
          <option value="">Prefer not to say</option>
          {TRAVEL_STYLES.map((style) => (
            <option key={style} value={style}>
              {TRAVEL_STYLE_LABELS[style]}
            </option>
          ))}
        </SelectField>
        <OptionCheckboxes form={state.form} name="interests" label="Your interests (optional)" options={INTERESTS} />
        <VisibilityFields form={state.form} email={profile.email} />
        <SaveBar hasChanges={isDirty} isSaved={isSaved}>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? SAVING_WORDS.saving : 'Save public profile'}
          </Button>
        </SaveBar>
      </ContractForm>
    </Section>
  );
}
