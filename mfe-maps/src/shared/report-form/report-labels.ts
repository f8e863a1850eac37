/** Of the fields of a report, here and in the summary of what is wrong. */
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
