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
import { Button, ErrorSummary, Section, SelectField, Stack, TextArea, TextField } from '@waymark/ui';
import { useForm } from 'react-hook-form';
import { formProblems } from '../../shared/forms/form-problems';
import { savePublicProfile } from './api/save-profile';
import { PROFILE_FAILED, PROFILE_UPDATED } from './messages';
import { OptionCheckboxes } from './parts/option-checkboxes';
import { VisibilityFields } from './parts/visibility-fields';
import { useProfileSave } from './use-profile-save';

const FIELDS = [
  'publicBio',
  'location',
  'travelStyle',
  'interests',
  'profileVisibility',
  'showLocation',
  'showEmail',
] as const;

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
  interests: interests as Form['interests'],
  profileVisibility,
  showLocation,
  showEmail,
  travelStyle: travelStyle ?? '',
  location,
});

/** What others read, and who may. */
export function PublicProfileForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<Form, unknown, PublicProfile>({
    resolver: zodResolver(publicProfileSchema),
    defaultValues: formOf(profile),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { failure, save } = useProfileSave(form, { done: PROFILE_UPDATED, failed: PROFILE_FAILED });
  const submit = form.handleSubmit(async (values) => {
    const saved = await save(() => savePublicProfile(values));
    if (saved) form.reset(formOf(saved));
  });
  return (
    <Section
      heading="Public profile"
      intro="All of it is optional. Please write nothing here that you would not tell a stranger."
    >
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Public profile">
        <Stack $gap={8}>
          <ErrorSummary errors={formProblems(errors, FIELDS, failure)} attempt={submitCount} />
          <TextArea
            label="About you"
            optional
            hint={`At most ${PUBLIC_BIO_MAX} characters.`}
            error={errors.publicBio?.message}
            {...form.register('publicBio')}
          />
          <TextField
            label="Where you live"
            optional
            hint="A town or region is enough."
            autoComplete="address-level2"
            error={errors.location?.message}
            {...form.register('location')}
          />
          <SelectField
            label="How you travel"
            optional
            error={errors.travelStyle?.message}
            {...form.register('travelStyle')}
          >
            <option value="">Not said</option>
            {TRAVEL_STYLES.map((style) => (
              <option key={style} value={style}>
                {TRAVEL_STYLE_LABELS[style]}
              </option>
            ))}
          </SelectField>
          <OptionCheckboxes form={form} name="interests" label="Your interests (optional)" options={INTERESTS} />
          <VisibilityFields form={form} email={profile.email} />
          <div>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save public profile'}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
