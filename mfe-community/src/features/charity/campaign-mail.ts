const QUESTIONS = [
  '1. Which charity is it, and its number in the public register?',
  '2. What does your campaign raise money for, and until when?',
  '3. How do disabled people and their families benefit from it?',
  '4. Where can we check it? A website or a page of the campaign.',
];

/** A mailto: address with the application begun. */
export function campaignMail(to: string): string {
  const body = [
    'Hello,',
    'I would like you to feature a fundraising campaign.',
    ...QUESTIONS.map((one) => `${one}\r\n`),
  ];
  const subject = encodeURIComponent('Feature a fundraising campaign');
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`;
}
