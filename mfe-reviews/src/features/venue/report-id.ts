/** ID of the form that reports a place as closed or moved. */
export const REPORT_ID = 'place-report';
