import { Explained, FoldingTable, Section, Stack } from '@waymark/ui';
import { LEGAL_WORDS } from '../../messages/en/legal-rights';
import { Confirmation } from './confirmation';
import { LawPanel } from './law-panel';
import { NamedLinks } from './named-links';
import type { Jurisdiction } from './content/jurisdiction';

/** Explicit roles: browsers drop table semantics when a narrow window stacks the cells. */
const ROW = { role: 'row' };
const ROW_HEADER = { role: 'rowheader' };

function Deadlines({ rule, deadlines }: Pick<Jurisdiction, 'rule' | 'deadlines'>) {
  const { heading, short, time, appliesTo: what, source } = LEGAL_WORDS.deadlines;
  return (
    <Section heading={heading}>
      <p>
        <strong>{rule}</strong> <span>{short}</span>
      </p>
      <FoldingTable>
        <thead>
          <tr>
            <th scope="col">{time}</th>
            <th scope="col">{what}</th>
            <th scope="col">{source}</th>
          </tr>
        </thead>
        <tbody>
          {deadlines.map((deadline) => (
            <tr key={deadline.appliesTo} {...ROW}>
              <th scope="row" {...ROW_HEADER}>
                {deadline.time}
              </th>
              <td data-label={what}>
                <Explained>{deadline.appliesTo}</Explained>
              </td>
              <td data-label={source}>
                <Confirmation of={deadline.confirmed} />
              </td>
            </tr>
          ))}
        </tbody>
      </FoldingTable>
    </Section>
  );
}

/** Five notes, the same for every jurisdiction. */
export const IMPORTANT_NOTES: readonly string[] = [
  'Time limits are strict and can be short. Most run from the day it happened, even while you complain to the business. Act early.',
  'Write everything down: dates, names, what was said and what it cost you. Keep letters, messages, tickets and pictures.',
  'Ask for what you need to take part in the process, such as an interpreter, a support person, more time or another format.',
  'You should not be punished for complaining, or for helping someone else to complain. If you are, say so: in many places that is a case in itself.',
  'Laws change, and states, provinces, cities and islands often have their own laws. Ask a local adviser before you decide.',
];

/** All content for one country or region. Laws are closed again after a change of tab. */
export function JurisdictionPanel({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const { name, laws, enforcement, steps, rule, deadlines, contacts } = jurisdiction;
  return (
    <Stack $gap={10}>
      <Deadlines rule={rule} deadlines={deadlines} />
      <Section heading="Key contacts" intro={LEGAL_WORDS.contactsIntro}>
        <NamedLinks links={contacts.map(({ name: label, url, helpsWith }) => ({ label, url, says: helpsWith }))} />
      </Section>
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
