export { memberDayPart } from './member-day-part';
export { SLICE_WORDS } from './slice-words';
