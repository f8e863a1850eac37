import { CONSUMES as PLACES } from '@waymark/map/contract';
import {
  answerFootpathReport,
  changeFootpathStatus,
  correctFootpathReport,
  listFootpathReports,
  listOwnFootpathReports,
  showMapsDay,
  listReportPlaces,
  readFootpathReport,
  readReportMap,
  reportFootpathProblem,
  uploadReportPhoto,
  verifyFootpathReport,
  showModeratedReports,
  correctReportByStaff,
  readReportCorrection,
} from '@waymark/contracts-maps';

/** The endpoints that this remote calls. Types come from here; `npm run picks` writes the rest. */
export const CONSUMES = {
  ...PLACES,
  answerFootpathReport,
  changeFootpathStatus,
  correctFootpathReport,
  listFootpathReports,
  listOwnFootpathReports,
  showMapsDay,
  listReportPlaces,
  readFootpathReport,
  readReportMap,
  reportFootpathProblem,
  uploadReportPhoto,
  verifyFootpathReport,
  showModeratedReports,
  correctReportByStaff,
  readReportCorrection,
};
