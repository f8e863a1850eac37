/** Minutes of inactivity after which a staff session ends. */
export const STAFF_IDLE_MINUTES = 30;
/** Staff see a warning this many minutes before. */
export const STAFF_IDLE_WARNING_MINUTES = 5;
