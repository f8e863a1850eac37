import { revertDecided } from '@waymark/contracts-community';
import { mapsContentModerated, mapsRevertDone, showMapsDay } from '@waymark/contracts-maps';
import { OnEvent, revertParts } from '@waymark/service-kit';
import { RevertedReportAnswers } from './reverted-report-answers';
import { RevertedReports } from './reverted-reports';
import { SettleReport } from './settle-report';

const parts = revertParts({
  kinds: { 'footpath-report': RevertedReports, 'footpath-answer': RevertedReportAnswers },
  onDecided: OnEvent(revertDecided),
  done: mapsRevertDone,
  moderated: mapsContentModerated,
  endpoint: showMapsDay,
});

/** What members do in this slice that staff can take back for a whole day. */
export const MAPS_REVERT = { ...parts, providers: [...parts.providers, SettleReport] };
