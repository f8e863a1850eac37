import { TextField } from '@waymark/ui';
import { useSession } from '@waymark/mfe-kit';
import { BaitField } from '@waymark/mfe-kit/form';
import { useFormContext } from 'react-hook-form';
import type { ReportInput } from './report-form-schema';
import { REPORT_LABELS } from './report-labels';

/** Who reports: members by the name that they show, visitors by the one that they give. */
export function AboutYouFields() {
  const { register, formState } = useFormContext<ReportInput>();
  const { user } = useSession();
  const { errors } = formState;
  return (
    <>
      {user ? (
        <p>
          Your name, <strong>{user.displayName}</strong>, is shown with your report.
        </p>
      ) : (
        <TextField
          label={REPORT_LABELS.reporterName}
          required
          hint="Shown with your report. You do not need an account."
          autoComplete="name"
          maxLength={100}
          error={errors.reporterName?.message}
          {...register('reporterName')}
        />
      )}
      <TextField
        label={REPORT_LABELS.reporterEmail}
        optional
        hint="We never show this to other visitors."
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.reporterEmail?.message}
        {...register('reporterEmail')}
      />
      <TextField
        label={REPORT_LABELS.reporterContact}
        optional
        hint="We never show this to other visitors."
        maxLength={200}
        error={errors.reporterContact?.message}
        {...register('reporterContact')}
      />
      <p>
        We publish where the problem is, what kind it is and how bad it is as open data (CC BY 4.0). We do not include
        your name, your words or your photos.
      </p>
      <BaitField label="Website" {...register('website')} />
    </>
  );
}
