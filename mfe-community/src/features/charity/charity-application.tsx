import { applyTo, CHARITY_WORDS } from '@waymark/contracts-community';
import { operator } from '@waymark/mfe-kit';
import { Alert, Card, LinkButton, Section } from '@waymark/ui';
import { campaignMail } from './campaign-mail';

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
