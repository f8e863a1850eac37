/** State of an entry. No zod in this file: pages need it in their first load. */
export const SERVICE_DESK_STATES = ['new', 'listed', 'retired', 'expired', 'hidden'] as const;
export type ServiceDeskState = (typeof SERVICE_DESK_STATES)[number];

export const SERVICE_DESK_STATE_LABELS: Readonly<Record<ServiceDeskState, string>> = {
  new: 'Never published',
  listed: 'On the list',
  retired: 'Taken off the list',
  expired: 'Checked too long ago to be listed',
  hidden: 'Hidden after a report',
};

export const SERVICE_DESK_FILTERS = ['all', 'drafts', 'off'] as const;
export type ServiceDeskFilter = (typeof SERVICE_DESK_FILTERS)[number];

export const SERVICE_DESK_FILTER_LABELS: Readonly<Record<ServiceDeskFilter, string>> = {
  all: 'All entries',
  drafts: 'With a draft',
  off: 'Not on the list',
};

export const SERVICE_ACTS = ['found', 'published', 'checked', 'retired', 'listed', 'undone'] as const;
export type ServiceAct = (typeof SERVICE_ACTS)[number];

export const SERVICE_ACT_LABELS: Readonly<Record<ServiceAct, string>> = {
  found: 'Before staff changed it',
  published: 'Published',
  checked: 'Checked',
  retired: 'Taken off the list',
  listed: 'Put back on the list',
  undone: 'Last change undone',
};
