import type { ProfileVisibility, PublicProfile, PublicProfileForm } from '@waymark/contracts-account';
import { Card, CheckboxField, RadioGroup } from '@waymark/ui';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { whoSeesEmail, whoSeesLocation, whoSeesProfile } from '../who-sees';

const OPTIONS: readonly { value: ProfileVisibility; label: string }[] = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
];

interface VisibilityFieldsProps {
  form: UseFormReturn<PublicProfileForm, unknown, PublicProfile>;
  email: string;
}

/** Who sees what, each switch with a sentence that follows it. The server keeps to the same rules. */
export function VisibilityFields({ form, email }: VisibilityFieldsProps) {
  const { control, register, formState } = form;
  const [visibility, isLocationShown, isEmailShown, location = ''] = useWatch({
    control,
    name: ['profileVisibility', 'showLocation', 'showEmail', 'location'],
  });
  return (
    <Card $tone="sunken">
      <h3>Who sees what</h3>
      <Controller
        control={control}
        name="profileVisibility"
        render={({ field }) => (
          <RadioGroup
            label="Your profile"
            name="profileVisibility"
            hint={whoSeesProfile[visibility]}
            options={OPTIONS}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors.profileVisibility?.message}
          />
        )}
      />
      <CheckboxField
        role="switch"
        label="Show where I live"
        hint={whoSeesLocation({ visibility, isOn: isLocationShown === true, value: location.trim() })}
        error={formState.errors.showLocation?.message}
        {...register('showLocation')}
      />
      <CheckboxField
        role="switch"
        label="Show my email address"
        hint={whoSeesEmail({ visibility, isOn: isEmailShown === true, value: email })}
        error={formState.errors.showEmail?.message}
        {...register('showEmail')}
      />
    </Card>
  );
}
