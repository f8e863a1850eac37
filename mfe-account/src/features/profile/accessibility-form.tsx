import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import {
  accessibilityProfileSchema,
  FAVORITE_VENUE_TYPES,
  type AccessibilityProfile,
  type AccessibilityProfileForm,
  type OwnProfile,
} from '@waymark/contracts-account';
import { Alert, Button, Card, ErrorSummary, Section, Stack } from '@waymark/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { formProblems } from '../../shared/forms/form-problems';
import { healthConsentKey } from '../../shared/needs/use-health-consent';
import { ACCESSIBILITY_GROUPS } from './accessibility-groups';
import { saveAccessibilityProfile } from './api/save-profile';
import { ACCESSIBILITY_FAILED, ACCESSIBILITY_UPDATED } from './messages';
import { Agreement } from './parts/agreement';
import { OptionCheckboxes } from './parts/option-checkboxes';
import { useProfileSave } from './use-profile-save';

const FIELDS = [...ACCESSIBILITY_GROUPS.map(({ name }) => name), 'favoriteVenueTypes', 'consentToHealthData'];

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
  const form = useForm<AccessibilityProfileForm, unknown, AccessibilityProfile>({
    resolver: zodResolver(accessibilityProfileSchema),
    defaultValues: formOf(profile),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { failure, save } = useProfileSave(form, { done: ACCESSIBILITY_UPDATED, failed: ACCESSIBILITY_FAILED });
  const submit = form.handleSubmit(async (values) => {
    const saved = await save(() => saveAccessibilityProfile(values));
    if (!saved) return;
    form.reset(formOf(saved));
    await queries.invalidateQueries({ queryKey: healthConsentKey(saved.id) });
  });
  return (
    <Section heading="Accessibility preferences" intro="About you, for you. All of it is optional.">
      <Alert title="Only you see this">
        It is stored encrypted, and no other member, no venue and none of our staff can read it. To have places compared
        with what you need, tick it in <Link to="/accessibility-preferences">My needs</Link> too.
      </Alert>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Accessibility preferences"
        data-kept="memory"
      >
        <Stack $gap={5}>
          <ErrorSummary errors={formProblems(errors, FIELDS, failure)} attempt={submitCount} />
          {ACCESSIBILITY_GROUPS.map(({ name, label, hint, options }) => (
            <Card key={name}>
              <OptionCheckboxes form={form} name={name} label={label} hint={hint} options={options} />
            </Card>
          ))}
          <Card>
            <OptionCheckboxes
              form={form}
              name="favoriteVenueTypes"
              label="Favourite venue types"
              options={FAVORITE_VENUE_TYPES}
            />
          </Card>
          <Agreement form={form} />
          <div>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save accessibility preferences'}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
