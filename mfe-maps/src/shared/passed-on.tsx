import { dayWords, momentWords } from '@waymark/contracts-core';
import { type EmailReport, emailSubject, reportEmail, type WholeReport } from '@waymark/contracts-maps';
import { useInBrowser } from '@waymark/mfe-kit';
import { DefinitionList, Inline, Section } from '@waymark/ui';
import { styled } from 'styled-components';
import { MAPPING_WORDS } from '../messages/en/mapping';
import { reportPath } from './report-words/report-words';

const Words = styled.p`
  max-width: 40rem;
  overflow-wrap: anywhere;
`;

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`;

interface PassedOnProps {
  report: WholeReport;
  /** Level of the heading. Default: 2. */
  headingLevel?: 2 | 3;
}

/** Shows which authority has the report and what it said, or offers a message to send to the authority. */
export function PassedOn({ report, headingLevel = 2 }: PassedOnProps) {
  const { passedOn, status, isSample } = report;
  if (isSample) return null;
  if (!passedOn) return status === 'open' ? <OwnEmail report={report} headingLevel={headingLevel} /> : null;
  const facts = passedOnFacts(passedOn).filter(({ value }) => value !== null);
  return (
    <Section heading="Who has been told" level={headingLevel}>
      <Words>{passedOnWords(passedOn)}</Words>
      {facts.length > 0 && <DefinitionList items={facts} />}
      {passedOn.state === 'closed' && status === 'open' && (
        <Words>It stays open here until someone who has been there says that it is gone.</Words>
      )}
      {passedOn.state === 'failed' && <EmailWays report={report} intro="You can also write to them yourself:" />}
    </Section>
  );
}

function OwnEmail({ report, headingLevel }: Required<PassedOnProps>) {
  return (
    <Section heading={MAPPING_WORDS.askWhoLooksAfter} level={headingLevel}>
      <EmailWays
        report={report}
        intro="We do not know who that is here, but it is often the council. Our message says what is wrong, where, and how long for, and asks for a reply. It does not say who reported it."
      />
    </Section>
  );
}

function EmailWays({ report, intro }: Pick<PassedOnProps, 'report'> & { intro: string }) {
  const origin = useInBrowser(() => location.origin, '');
  return (
    <>
      <Words>{intro}</Words>
      <Inline>
        <Way href={reportTextPath(report.id)} download={`footpath-report-${report.id}.txt`}>
          Download the message (text)
        </Way>
        <Way href={mailtoLink(report, origin)}>Email this report</Way>
      </Inline>
    </>
  );
}

/** Some browsers and email programs cut longer URLs. */
const MOST_ADDRESS = 1_900;
/**
 * Maximum lengths of the description that are tried, from long to short, until the link fits. The message links to the
 * full report.
 */
const SHARES = [600, 300, 150, 60];

/** Path from which the message about a report is downloaded. */
const reportTextPath = (id: number): string => `/api/footpath-reports/${id}/letter`;

/** Returns a mailto: link with the message but no recipient, because the person knows whom to send it to. */
function mailtoLink(report: EmailReport, origin: string): string {
  const addresses = SHARES.map((most) => addressOf(report, origin, most));
  return addresses.find(({ length }) => length <= MOST_ADDRESS) ?? addresses.at(-1) ?? '';
}

function addressOf(report: EmailReport, origin: string, mostLetters: number): string {
  const text = reportEmail(report, origin + reportPath(report.id), mostLetters);
  // Lines of an email body end with CRLF (RFC 6068).
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(emailSubject(report))}&body=${encodeURIComponent(body)}`;
}

type Told = NonNullable<WholeReport['passedOn']>;

/** Returns the first sentence about the responsible authority. */
function passedOnWords({ authority, way, state, sentAt }: Told): string {
  const day = sentAt === null ? null : dayWords(sentAt);
  switch (state) {
    case 'waiting':
      return `${authority} looks after the paths here. We will send them the report 15 minutes after it was made, once it can no longer be changed.`;
    case 'failed':
      return `${authority} looks after the paths here. We have not been able to reach them yet, and will try again.`;
    case 'sent':
      if (way === 'mail')
        return `We wrote to ${authority}${day === null ? '' : ` on ${day}`}. We cannot see their reply.`;
      return `We told ${authority}${day === null ? '' : ` on ${day}`}. They have not given it a reference yet.`;
    case 'closed':
      return `${authority} says that it has closed this report.`;
    default:
      return `${authority} ${day === null ? 'has this report' : `has had this report since ${day}`}.`;
  }
}

/** Returns the remaining facts by name; null when unknown. */
const passedOnFacts = ({ reference, status, updatedAt }: Told) => [
  { term: 'Their reference', value: reference },
  { term: 'They say', value: status },
  { term: 'Last update', value: updatedAt === null ? null : momentWords(updatedAt) },
];
