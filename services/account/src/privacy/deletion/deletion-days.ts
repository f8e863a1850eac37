/** What the terms promise: everything is gone within 30 days. */
export const DELETION_DAYS = 30;
/** From then on a deletion that is not finished is an alarm: five days are left to find out why. */
export const ALARM_DAYS = 25;
