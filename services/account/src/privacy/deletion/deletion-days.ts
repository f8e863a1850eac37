/** The terms promise that everything is deleted within 30 days. */
export const DELETION_DAYS = 30;
/** An unfinished deletion raises an alarm after this many days, which leaves five days to find the cause. */
export const ALARM_DAYS = 25;
