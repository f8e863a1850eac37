import { staff, type AccessRows } from '../access-row';

// Nothing has this ID. Only access is checked here.
const params = { id: 1_999_999_999 };
const NONE = { version: 1 };
const FIELDS = { name: 'Help', type: 'guide', city: 'Testham', phone: '0113 496 0000' };

/** Staff draft and publish entries of the list of support services here. */
export const SERVICE_DESK_ROWS: AccessRows = {
  listServiceDesk: staff('moderator', 200),
  readServiceDesk: staff('moderator', 404, () => ({ params })),
  // This body is invalid, so no draft is created.
  draftNewService: staff('moderator', 422, () => ({ body: {} })),
  saveServiceDraft: staff('moderator', 404, () => ({
    params,
    body: { ...NONE, draftVersion: 0, fields: FIELDS },
  })),
  discardServiceDraft: staff('moderator', 404, () => ({ params })),
  publishService: staff('moderator', 404, () => ({ params, body: { ...NONE, draftVersion: 1, isChecked: true } })),
  checkService: staff('moderator', 404, () => ({ params, body: NONE })),
  listService: staff('moderator', 404, () => ({ params, body: { ...NONE, isListed: true, reason: 'Open again.' } })),
  undoService: staff('moderator', 404, () => ({ params, body: NONE })),
};
