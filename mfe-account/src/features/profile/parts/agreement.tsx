import type { AccessibilityProfile, AccessibilityProfileForm } from '@waymark/contracts-account';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ConsentCheckbox } from '../../../shared/health-consent/consent-checkbox';
import { useHealthConsent } from '../../../shared/needs/use-health-consent';

/** Asked once: not any more when it was given before. Also when nobody could tell, as soon as the server asks for it. */
export function Agreement({ form }: { form: UseFormReturn<AccessibilityProfileForm, unknown, AccessibilityProfile> }) {
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
