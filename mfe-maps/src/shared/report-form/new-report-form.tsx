import { MAX_REPORT_PHOTO_BYTES, MOST_REPORT_PHOTOS, REPORT_PHOTO_TYPES } from '@waymark/contracts-maps';
import { readDegrees } from '@waymark/map';
import { useSession } from '@waymark/mfe-kit';
import { BaitField, ContractForm } from '@waymark/mfe-kit/form';
import { type PhotoKind, PhotosField, usePhotoUploads } from '@waymark/mfe-kit/photos';
import { Button, Inline, TextField } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { useFormContext, type UseFormReturn, useWatch } from 'react-hook-form';
import { uploadReportPhoto } from '../../endpoints';
import { ReportFields } from './report-fields';
import type { Position, ReportFormProps } from './report-form-props';
import type { ReportInput, ReportValues } from './report-form-schema';
import { REPORT_LABELS } from './report-labels';
import { formPosition } from './report-values';
import { SimilarReports } from './similar-reports';
import { useNewReport } from './use-new-report';

/** The reporter: members by their display name, visitors by the name they enter. */
function AboutYouFields() {
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

export default function NewReportForm(props: ReportFormProps) {
  const { severityScale = 'map', map, position, onPosition, onConfirmed, onReported, onCancel } = props;
  const isMember = useSession().status === 'member';
  const { state, similar, sendAsNew } = useNewReport(props, isMember);
  useFormPosition(state.form, position ?? null, onPosition);
  const uploads = useReportPhotos(state.form);
  const { isSubmitting } = state.form.formState;
  return (
    <ContractForm state={state} label="Report a footpath problem">
      <ReportFields scale={severityScale} map={map} />
      <PhotosField uploads={uploads} />
      <AboutYouFields />
      {similar.length > 0 && (
        <SimilarReports reports={similar} onConfirmed={onConfirmed ?? onReported} onNew={sendAsNew} />
      )}
      <Inline>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send report'}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </Inline>
    </ContractForm>
  );
}

/**
 * Connects the form's position with the page's: a pick on the page's map moves it, and changes in the form are
 * reported.
 */
function useFormPosition(
  { control, setValue, clearErrors }: UseFormReturn<ReportInput, unknown, ReportValues>,
  given: Position | null,
  onPosition?: (position: Position | null) => void,
): void {
  const { latitude, longitude } = useWatch({ control, name: 'position' });
  const known = useRef(textOf(formPosition(given)));
  const tell = useRef(onPosition);
  tell.current = onPosition;

  const picked = given && textOf(formPosition(given));
  useEffect(() => {
    if (given === null || picked === null || known.current === picked) return;
    known.current = picked;
    setValue('position', formPosition(given));
    clearErrors('position');
  }, [picked, given, setValue, clearErrors]);

  useEffect(() => {
    const now = textOf({ latitude, longitude });
    if (known.current === now) return;
    known.current = now;
    const [north, east] = [readDegrees(latitude), readDegrees(longitude)];
    tell.current?.(Number.isNaN(north) || Number.isNaN(east) ? null : { latitude: north, longitude: east });
  }, [latitude, longitude]);
}

const textOf = ({ latitude, longitude }: { latitude: string; longitude: string }): string => `${latitude} ${longitude}`;

const REPORT_PHOTOS: PhotoKind = {
  upload: uploadReportPhoto,
  most: MOST_REPORT_PHOTOS,
  maxBytes: MAX_REPORT_PHOTO_BYTES,
  types: REPORT_PHOTO_TYPES,
  side: 2400,
  owner: 'A report',
  hint: `Up to ${MOST_REPORT_PHOTOS} photos: JPEG, PNG or WebP, at most 10 MB each. Show the problem, and avoid showing people. We remove the location and other hidden data from each photo.`,
};

/** Uploads photos while the person fills in the rest. */
const useReportPhotos = ({ getValues, setValue }: UseFormReturn<ReportInput, unknown, ReportValues>) =>
  usePhotoUploads(REPORT_PHOTOS, {
    photos: () => getValues('photos'),
    setUploaded: (place, uploaded) => setValue(`photos.${place}.uploaded`, uploaded),
  });
