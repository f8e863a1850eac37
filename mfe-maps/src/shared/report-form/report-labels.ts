/** Labels of the report's fields, in the form and in the error summary. */
export const REPORT_LABELS = {
  position: 'Where is it?',
  issueType: 'What is wrong?',
  severity: 'How bad is it?',
  description: 'Describe the problem',
  address: 'Address or landmark',
  photos: 'Photos',
  isPositionMeant: 'Yes, this is the right place',
  reporterName: 'Your name',
  reporterEmail: 'Email',
  reporterContact: 'Phone or another way to reach you',
} as const;
