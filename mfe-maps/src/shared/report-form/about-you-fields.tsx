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
          hint="Shown with your report. You need no account."
          autoComplete="name"
          maxLength={100}
          error={errors.reporterName?.message}
          {...register('reporterName')}
        />
      )}
      <TextField
        label={REPORT_LABELS.reporterEmail}
        optional
        hint="Never shown to anybody else."
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors.reporterEmail?.message}
        {...register('reporterEmail')}
      />
      <TextField
        label={REPORT_LABELS.reporterContact}
        optional
        hint="Never shown to anybody else."
        maxLength={200}
        error={errors.reporterContact?.message}
        {...register('reporterContact')}
      />
      <p>
        Where the problem is, what kind and how bad it is become open data (CC BY 4.0). Your name, your words and your
        photos do not.
      </p>
      <BaitField label="Website" {...register('website')} />
    </>
  );
}
