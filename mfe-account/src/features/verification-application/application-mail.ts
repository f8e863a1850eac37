interface Applicant {
  id: number;
  displayName: string;
  username: string;
}

const QUESTIONS = [
  '1. Who are you, or what does your organisation do?',
  '2. Why do you want to be verified?',
  '3. Where can we check it? A website, a professional register, a public profile.',
];

/** A mailto: address with the application begun: who applies, as far as we know, and the questions. */
export function applicationMail(to: string, applicant: Applicant | null, origin: string): string {
  const who = applicant
    ? [
        `Display name: ${applicant.displayName}`,
        `Username: ${applicant.username}`,
        `Profile: ${origin}/profile/${applicant.id}`,
      ]
    : ['Display name: ', 'Username: '];
  const subject = applicant ? `Verification application: ${applicant.username}` : 'Verification application';
  const body = [
    'Hello,',
    'I would like my account to be verified.',
    who.join('\r\n'),
    ...QUESTIONS.map((question) => `${question}\r\n`),
  ].join('\r\n\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
