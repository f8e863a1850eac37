export { activityOfDayPart } from './activity-of-day-part';
export { SLICE_WORDS } from './slice-words';
