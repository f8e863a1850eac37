import { Explained, Section, Stack } from '@waymark/ui';
import { Deadlines } from './deadlines';
import { LawPanel } from './law-panel';
import { NamedLinks } from './named-links';
import type { Jurisdiction } from './content/jurisdiction';
import { IMPORTANT_NOTES } from './content/important-notes';

/** Everything about one country or region. Laws keep no state between tabs: each opens closed. */
export function JurisdictionPanel({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { name, laws, enforcement, steps, rule, deadlines, contacts } = jurisdiction;
  return (
    <Stack $gap={10}>
      <Section heading={`Laws: ${name}`}>
        <Stack $gap={3}>
          {laws.map((law) => (
            <LawPanel key={law.name} law={law} />
          ))}
        </Stack>
      </Section>
      <Section heading="How the law is enforced">
        {enforcement.map((paragraph) => (
          <p key={paragraph}>
            <Explained>{paragraph}</Explained>
          </p>
        ))}
      </Section>
      <Section heading="How to complain">
        <Stack as="ol" $gap={2} style={{ paddingInlineStart: '1.75rem' }}>
          {steps.map((step) => (
            <li key={step}>
              <Explained>{step}</Explained>
            </li>
          ))}
        </Stack>
      </Section>
      <Deadlines rule={rule} deadlines={deadlines} />
      <Section heading="Key contacts">
        <NamedLinks links={contacts.map(({ name: label, url, helpsWith }) => ({ label, url, says: helpsWith }))} />
      </Section>
      <Section heading="Important notes">
        <Stack as="ul" $gap={2} style={{ paddingInlineStart: '1.5rem' }}>
          {IMPORTANT_NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
