import { type AccessRows, everyone, staff } from '../access-row';

// There is no charity draft for this month. The service's own spec checks each action.
const thing = { params: { kind: 'charity', key: '2001-02' } };
const CONTENT = {
  ...{ kind: 'charity', name: 'Access matrix', mission: 'It is in no page.', impact: [] },
  ...{ linkLabel: 'Example', linkHref: 'https://example.org/' },
};

export const KEPT_ROWS: AccessRows = {
  listKept: staff('moderator', 200),
  readKept: staff('moderator', 200, () => thing),
  saveKeptDraft: staff('moderator', 409, () => ({ ...thing, body: { revision: 9, number: 9, content: CONTENT } })),
  dropKeptDraft: staff('moderator', 409, () => ({ ...thing, body: { revision: 9 } })),
  publishKept: staff('admin', 409, () => ({ ...thing, body: { revision: 9, number: 9 } })),
  publishKeptAgain: staff('admin', 409, () => ({ ...thing, body: { again: 1, number: 9 } })),
  withdrawKept: staff('admin', 409, () => ({ ...thing, body: { number: 9 } })),
  showKeptOfPages: everyone(200),
  showKeptCharities: everyone(200),
  showKeptFounders: everyone(200),
};
