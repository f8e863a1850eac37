import { zodResolver } from '@hookform/resolvers/zod';
import { changeNameSchema, type ChangeName, type OwnProfile } from '@waymark/contracts-account';
import { refreshSession } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Section, Stack, TextField } from '@waymark/ui';
import { useForm } from 'react-hook-form';
import { formProblems } from '../../shared/forms/form-problems';
import { saveName } from './api/save-profile';
import { PROFILE_FAILED, PROFILE_UPDATED } from './messages';
import { useProfileSave } from './use-profile-save';

const FIELDS = ['displayName', 'username'] as const;

const formOf = ({ displayName, username }: OwnProfile): ChangeName => ({ displayName, username });

export function NameForm({ profile }: { profile: OwnProfile }) {
  const form = useForm<ChangeName>({
    resolver: zodResolver(changeNameSchema),
    defaultValues: formOf(profile),
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { failure, save } = useProfileSave(form, { done: PROFILE_UPDATED, failed: PROFILE_FAILED });
  const submit = form.handleSubmit(async (values) => {
    const saved = await save(() => saveName(values));
    if (!saved) return;
    form.reset(formOf(saved));
    // The frame of the page shows the name too.
    await refreshSession();
  });
  return (
    <Section heading="Your name" intro="Reviews that you wrote keep the name that you gave them.">
      <form noValidate onSubmit={(event) => void submit(event)} aria-label="Your name">
        <Stack $gap={5}>
          <ErrorSummary errors={formProblems(errors, FIELDS, failure)} attempt={submitCount} />
          <TextField
            label="Display name"
            required
            hint="What others call you."
            autoComplete="name"
            error={errors.displayName?.message}
            {...form.register('displayName')}
          />
          <TextField
            label="Username"
            required
            hint="At least 3 letters, numbers, dots, dashes or underscores. No two members share one."
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username?.message}
            {...form.register('username')}
          />
          <div>
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save name'}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
