import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, Inline } from '@waymark/ui';
import { useRef } from 'react';
import { correctFootpathReport } from '../../endpoints';
import type { Report } from '../report-api/reports-query';
import { applyReport } from '../report-actions/apply-report';
import type { CorrectReportFormProps } from './report-form-props';
import { readCorrectionKey } from './correction-keys';
import { ReportFields } from './report-fields';
import { reportFailure } from './report-failure';
import { correctionFormSchema, type CorrectionInput, type CorrectionValues } from './report-form-schema';
import { REPORT_LABELS } from './report-labels';
import { correctionOf, placeOf } from './report-values';

export default function CorrectionForm({ report, onCorrected, onCancel }: CorrectReportFormProps) {
  const keyOf = useSubmissionKey();
  const cache = useQueryClient();
  const corrected = useRef<Report | null>(null);
  const state = useContractForm<CorrectionInput, CorrectionValues>({
    resolver: zodResolver(correctionFormSchema),
    defaultValues: correctionOf(report),
    labels: REPORT_LABELS,
    failed: (error) => ({ ...reportFailure(error), heading: 'We could not save your correction' }),
    send: async ({ position, address, ...said }) => {
      const correctionKey = readCorrectionKey(report.id)?.key;
      const place = placeOf(position, address);
      const body = { ...said, ...place, address: place.address ?? null, correctionKey };
      const params = { id: report.id };
      corrected.current = await call(correctFootpathReport, { params, body, idempotencyKey: keyOf(body) });
    },
    onSent: () => {
      if (!corrected.current) return;
      applyReport(cache, corrected.current);
      toast({ title: 'Report corrected', description: 'Everyone can see the change now.', variant: 'success' });
      onCorrected(corrected.current);
    },
  });
  const { isSubmitting } = state.form.formState;
  return (
    <ContractForm state={state} label="Correct a footpath report">
      <ReportFields scale="map" />
      <Inline>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save the correction'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Inline>
    </ContractForm>
  );
}
