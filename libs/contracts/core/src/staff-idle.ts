/** Minutes without use after which the session of somebody with a role in the staff ends. */
export const STAFF_IDLE_MINUTES = 30;
/** They are told so many minutes before. */
export const STAFF_IDLE_WARNING_MINUTES = 5;
