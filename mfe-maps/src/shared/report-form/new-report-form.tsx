import { useSession } from '@waymark/mfe-kit';
import { ContractForm } from '@waymark/mfe-kit/form';
import { PhotosField } from '@waymark/mfe-kit/photos';
import { Button, Inline } from '@waymark/ui';
import { AboutYouFields } from './about-you-fields';
import { ReportFields } from './report-fields';
import type { ReportFormProps } from './report-form-props';
import { SimilarReports } from './similar-reports';
import { useFormPosition } from './use-form-position';
import { useNewReport } from './use-new-report';
import { useReportPhotos } from './use-report-photos';

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
