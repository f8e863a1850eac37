import { type AccessRows, everyone, staff } from '../access-row';

// There is no charity draft for this month. The service's own spec checks each action.
const thing = { params: { kind: 'charity', key: '2001-02' } };
const CONTENT = {
  ...{ kind: 'charity', name: 'Access matrix', mission: 'It is in no page.', impact: [] },
  ...{ linkLabel: 'Example', linkHref: 'https://example.org/' },
};

export const SITE_CONTENT_ROWS: AccessRows = {
  listSiteContent: staff('moderator', 200),
  readSiteContent: staff('moderator', 200, () => thing),
  saveSiteContentDraft: staff('moderator', 409, () => ({
    ...thing,
    body: { revision: 9, number: 9, content: CONTENT },
  })),
  dropSiteContentDraft: staff('moderator', 409, () => ({ ...thing, body: { revision: 9 } })),
  publishSiteContent: staff('admin', 409, () => ({ ...thing, body: { revision: 9, number: 9 } })),
  publishSiteContentAgain: staff('admin', 409, () => ({ ...thing, body: { again: 1, number: 9 } })),
  withdrawSiteContent: staff('admin', 409, () => ({ ...thing, body: { number: 9 } })),
  showSiteContentOfPages: everyone(200),
  showSiteContentCharities: everyone(200),
  showSiteContentFounders: everyone(200),
};
