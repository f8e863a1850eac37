import type { ProfileVisibility, PublicProfile, PublicProfileForm } from '@waymark/contracts-account';
import { Card, CheckboxField, RadioGroup } from '@waymark/ui';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';

/** Explains what each value of a switch means, in one plain sentence. */
const whoSeesProfile: Readonly<Record<ProfileVisibility, string>> = {
  public:
    'Every member who is logged in can open your profile, and your name on your reviews links to it. The list of members shows your name, badges and counts.',
  private:
    'Only you can open your profile. You are not listed anywhere, and your name on your reviews is not a link. Your reviews stay.',
};

interface Switch {
  visibility: ProfileVisibility;
  isOn: boolean;
  /** The value that would be shown; empty if there is none yet. */
  value: string;
}

export function whoSeesLocation({ visibility, isOn, value }: Switch): string {
  if (!isOn) return 'Off: nobody but you sees where you live.';
  if (visibility === 'private') return 'On, but your profile is private: nobody but you sees it.';
  return value === ''
    ? 'On, but there is nothing to show until you add where you live.'
    : `On: members who open your profile see “${value}”.`;
}

export function whoSeesEmail({ visibility, isOn, value }: Switch): string {
  if (!isOn) return 'Off: nobody but you sees your email address.';
  if (visibility === 'private') return 'On, but your profile is private: nobody but you sees it.';
  return `On: members who open your profile see ${value}. It does not appear in any list.`;
}

const OPTIONS: readonly { value: ProfileVisibility; label: string }[] = [
  { value: 'public', label: 'Public' },
  { value: 'private', label: 'Private' },
];

interface VisibilityFieldsProps {
  form: UseFormReturn<PublicProfileForm, unknown, PublicProfile>;
  email: string;
}

/** Visibility switches, each with a sentence that matches its state. The server enforces the same rules. */
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
