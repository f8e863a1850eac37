import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import {
  DEFAULT_MAIL,
  MAIL_CHOICE_LABELS,
  MAIL_CHOICES,
  mailSettingsSchema,
  NOTIFICATION_TYPE_LABELS,
  NOTIFICATION_TYPES,
  type MailSettings,
} from '@waymark/contracts-community';
import { addressOf, call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { SelectField } from '@waymark/ui';
import { changeMailSettings, readMailSettings } from '../../../endpoints';

export function MailSettingsForm({ settings }: { settings: MailSettings }) {
  const client = useQueryClient();
  const state = useContractForm<MailSettings>({
    resolver: zodResolver(mailSettingsSchema),
    // The previous version of the service does not know every kind.
    defaultValues: { ...DEFAULT_MAIL, ...settings },
    labels: NOTIFICATION_TYPE_LABELS,
    failed: 'We could not save your email settings. Please try again.',
    send: async (values) => {
      const saved = await call(changeMailSettings, { body: values });
      client.setQueryData([addressOf(readMailSettings)], saved);
      state.form.reset(saved);
      toast({ title: 'Email settings saved', variant: 'success' });
    },
  });
  return (
    <ContractForm state={state} label="By email" button="Save email settings" busy="Saving..." isSecondary>
      {NOTIFICATION_TYPES.map((type) => (
        <SelectField key={type} label={NOTIFICATION_TYPE_LABELS[type]} {...state.field(type)}>
          {MAIL_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {MAIL_CHOICE_LABELS[choice]}
            </option>
          ))}
        </SelectField>
      ))}
    </ContractForm>
  );
}
