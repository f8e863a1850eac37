import { everyone, signedIn, staff, type AccessRows } from '../access-row';

/** Nothing has this ID. The service's own specs check ownership. */
const NOWHERE = { params: { id: 2_147_483_647 } };

export const CASE_ROWS: AccessRows = {
  sendReport: everyone(201, () => ({
    body: { kind: 'trip', contentId: '2147483647', reason: 'advertising', words: 'Access matrix.', email: '' },
  })),
  listCases: staff('moderator', 200),
  takeNextCase: staff('moderator', 200, () => ({ body: {} })),
  readCase: staff('moderator', 404, () => NOWHERE),
  takeCase: staff('moderator', 404, () => ({ ...NOWHERE, body: {} })),
  decideCase: staff('moderator', 404, () => ({
    ...NOWHERE,
    body: { act: 'keep', rule: 'other', facts: 'Nothing is wrong with it.', decisionNumber: 0 },
  })),
  openStaffStart: staff('moderator', 200, () => ({ body: {} })),
  readTransparency: everyone(200),
  downloadTransparency: everyone(200),
  listStatementsOfReasons: signedIn(200),
  readStatementOfReasons: signedIn(404, () => NOWHERE),
  appealDecision: signedIn(404, () => ({ ...NOWHERE, body: { words: 'It was meant otherwise.' } })),
  // The code in the notification email is enough; no session is needed.
  readLinkedStatementOfReasons: everyone(404, () => ({ ...NOWHERE, body: { code: 'not the code of a letter' } })),
  appealByLink: everyone(404, () => ({
    ...NOWHERE,
    body: { code: 'not the code of a letter', words: 'It was meant otherwise.' },
  })),
  // No member has this ID. The service's own spec checks what a day contains.
  readBulkUndo: staff('moderator', 404, () => ({ params: { memberId: '1999999999', day: '2026-01-01' } })),
  decideBulkUndo: staff('moderator', 404, () => ({
    params: { memberId: '1999999999', day: '2026-01-01' },
    body: { act: 'revert', leftOut: [], rule: 'other', facts: 'The access matrix asks.', decisionNumber: 0 },
  })),
};
