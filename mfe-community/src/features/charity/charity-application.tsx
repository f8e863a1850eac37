import { applyTo, CHARITY_WORDS } from '@waymark/contracts-community';
import { operator } from '@waymark/mfe-kit';
import { Alert, Card, LinkButton, Section } from '@waymark/ui';

const QUESTIONS = [
  '1. Which charity is it, and its number in the public register?',
  '2. What does your campaign raise money for, and until when?',
  '3. How do disabled people and their families benefit from it?',
  '4. Where can we check it? A website or a page of the campaign.',
];

/** How to have a campaign featured: by mail, which people read. */
export function CharityApplication() {
  const { email, words } = applyTo(operator());
  return (
    <Section heading={CHARITY_WORDS.apply}>
      <Card $tone="accent">
        <p>{CHARITY_WORDS.invitation}</p>
        {email ? (
          <>
            <p>{words}</p>
            <div>
              <LinkButton variant="primary" to={campaignMail(email)}>
                Apply by email
              </LinkButton>
            </div>
          </>
        ) : (
          <Alert>{words}</Alert>
        )}
      </Card>
    </Section>
  );
}

/** A mailto: address with the application begun. */
function campaignMail(to: string): string {
  const body = [
    'Hello,',
    'I would like you to feature a fundraising campaign.',
    ...QUESTIONS.map((one) => `${one}\r\n`),
  ];
  const subject = encodeURIComponent('Feature a fundraising campaign');
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n\r\n'))}`;
}
