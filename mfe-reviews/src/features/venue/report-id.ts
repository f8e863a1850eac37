/** Where a reader says what has become of a place. */
export const REPORT_ID = 'place-report';
