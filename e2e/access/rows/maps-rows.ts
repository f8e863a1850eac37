import { everyone, signedIn, staff, type AccessRow, type AccessRows } from '../access-row';
import { phonePhoto } from '../../support/phone-photo';
import type { World } from '../world';

const leeds = () => ({ query: 'latitude=53.8&longitude=-1.55' });

const problem = {
  reporterName: 'Robin',
  issueType: 'cracks',
  description: 'Cracks across the whole path.',
  latitude: 53.8,
  longitude: -1.55,
};

/** A new report by `member` for each caller, because one call may change what the next one needs. */
const theirReport =
  (body?: object) =>
  async ({ people }: World) => {
    const made = await people.member.post('/api/footpath-reports', { data: problem });
    const { id } = (await made.json()) as { id: number };
    return { params: { id }, ...(body && { body }) };
  };

/** A report as another program sends it. */
const byOpen311 = () => ({
  form: {
    service_code: problem.issueType,
    description: problem.description,
    lat: String(problem.latitude),
    long: String(problem.longitude),
    first_name: problem.reporterName,
  },
});

/** Reporters get 409 for their own report. */
const notByReporter = (row: AccessRow): AccessRow => ({ ...row, expected: { ...row.expected, member: 409 } });

export const MAPS_ROWS: AccessRows = {
  getOpenApi: everyone(200),
  reverseGeocode: everyone(200, leeds),
  nearestPlace: everyone(200, leeds),
  findPlaces: everyone(200, () => ({ query: 'q=leeds' })),
  placesWithin: everyone(200, () => ({ query: 'south=53&west=-2&north=54&east=-1' })),
  listFootpathReports: everyone(200),
  listOwnFootpathReports: signedIn(200),
  readReportMap: everyone(200, () => ({ query: 'box=-1.6,53.7,-1.5,53.9' })),
  listReportPlaces: everyone(200),
  getReportsGeoJson: everyone(200),
  getReportsCsv: everyone(200),
  getReportsAtom: everyone(200),
  uploadReportPhoto: everyone(201, () => ({
    file: { field: 'photo', name: 'kerb.jpg', type: 'image/jpeg', bytes: phonePhoto() },
  })),
  getReportPhoto: everyone(404, () => ({ params: { id: '00000000-0000-4000-8000-000000000000', size: 'full' } })),
  // The world has no reports, so nothing has this ID.
  showMapsDay: staff('moderator', 200, ({ memberId }) => ({ params: { memberId, day: '2026-01-01' } })),
  listReportExcerpts: staff('moderator', 200, () => ({ query: 'of=footpath-report:1999999999' })),
  readReportForModeration: staff('moderator', 404, () => ({
    params: { kind: 'footpath-report', contentId: '1999999999' },
  })),
  correctReportByStaff: staff('moderator', 404, () => ({
    params: { kind: 'footpath-report', contentId: '1999999999' },
    body: { caseId: 1, parts: { description: 'Put right by staff.' } },
  })),
  // No statement has this ID. The service's own spec checks ownership.
  readReportCorrection: signedIn(404, () => ({ params: { id: 2_147_483_647 } })),
  readFootpathReport: everyone(200, theirReport()),
  getFootpathReportMetadata: everyone(200, theirReport()),
  readReportEmail: everyone(200, theirReport()),
  reportFootpathProblem: everyone(201, () => ({ body: problem })),
  correctFootpathReport: {
    ...everyone(403, theirReport({ severity: 'minor' })),
    expected: { ...everyone(403).expected, member: 200 },
  },
  verifyFootpathReport: notByReporter(signedIn(200, theirReport())),
  answerFootpathReport: notByReporter(signedIn(200, theirReport({ isStillThere: false }))),
  changeFootpathStatus: signedIn(200, theirReport({ isResolved: 1, reason: 'It was mended.' })),
  readOpen311Discovery: everyone(200),
  readOpen311DiscoveryXml: everyone(200),
  listOpen311Services: everyone(200),
  listOpen311ServicesXml: everyone(200),
  readOpen311Service: everyone(200, () => ({ params: { code: 'cracks' } })),
  readOpen311ServiceXml: everyone(200, () => ({ params: { code: 'cracks' } })),
  listOpen311Requests: everyone(200),
  listOpen311RequestsXml: everyone(200),
  readOpen311Request: everyone(200, theirReport()),
  readOpen311RequestXml: everyone(200, theirReport()),
  reportByOpen311: everyone(201, byOpen311),
  reportByOpen311Xml: everyone(201, byOpen311),
};
