import { zodResolver } from '@hookform/resolvers/zod';
import { changeNameSchema, type ChangeName, type OwnProfile } from '@waymark/contracts-account';
import { refreshSession, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Section, TextField } from '@waymark/ui';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { saveName } from './api/save-profile';
import { PROFILE_FAILED, PROFILE_UPDATED, UPDATE_FAILED } from '../../messages/en/profile';
import { useKeepProfile } from './use-keep-profile';

const formOf = ({ displayName, username }: OwnProfile): ChangeName => ({ displayName, username });

export function NameForm({ profile }: { profile: OwnProfile }) {
  const keep = useKeepProfile();
  const state = useContractForm<ChangeName>({
    resolver: zodResolver(changeNameSchema),
    defaultValues: formOf(profile),
    labels: FIELD_LABELS,
    failed: PROFILE_FAILED,
    send: async (values) => {
      const saved = await saveName(values);
      keep(saved);
      toast({ title: PROFILE_UPDATED, variant: 'success' });
      state.form.reset(formOf(saved));
    },
    // Refreshes the session, because the frame around the page also shows the name.
    onSent: refreshSession,
    onFailed: () => toast({ title: UPDATE_FAILED, description: PROFILE_FAILED, variant: 'error' }),
  });
  return (
    <Section heading="Your name" intro="Reviews you have already written will keep your old name.">
      <ContractForm state={state} label="Your name" button="Save name" busy="Saving..." isSecondary>
        <TextField
          label="Display name"
          required
          hint="What others call you."
          autoComplete="name"
          {...state.field('displayName')}
        />
        <TextField
          label="Username"
          required
          hint="Use 3 or more letters, numbers, dots, dashes or underscores. It must be different from everyone else’s."
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          {...state.field('username')}
        />
      </ContractForm>
    </Section>
  );
}
