import { dayWords, momentWords } from '@waymark/contracts-core';
import { type LetterReport, letterSubject, reportLetter, type WholeReport } from '@waymark/contracts-maps';
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
  /** Of its heading. Default 2. */
  headingLevel?: 2 | 3;
}

/** Who looks after the place of a report and what they were told, or a letter for whoever it may be. */
export function PassedOn({ report, headingLevel = 2 }: PassedOnProps) {
  const { passedOn, status, isSample } = report;
  if (isSample) return null;
  if (!passedOn) return status === 'open' ? <OwnLetter report={report} headingLevel={headingLevel} /> : null;
  const facts = passedOnFacts(passedOn).filter(({ value }) => value !== null);
  return (
    <Section heading="Who has been told" level={headingLevel}>
      <Words>{passedOnWords(passedOn)}</Words>
      {facts.length > 0 && <DefinitionList items={facts} />}
      {passedOn.state === 'closed' && status === 'open' && (
        <Words>It stays open here until someone who has been there says that it is gone.</Words>
      )}
      {passedOn.state === 'failed' && <LetterWays report={report} intro="You can also write to them yourself:" />}
    </Section>
  );
}

function OwnLetter({ report, headingLevel }: Required<PassedOnProps>) {
  return (
    <Section heading={MAPPING_WORDS.askWhoLooksAfter} level={headingLevel}>
      <LetterWays
        report={report}
        intro="We do not know who that is here, but it is often the council. Our letter says what is wrong, where, and how long for, and asks for a reply. It does not say who reported it."
      />
    </Section>
  );
}

function LetterWays({ report, intro }: Pick<PassedOnProps, 'report'> & { intro: string }) {
  const origin = useInBrowser(() => location.origin, '');
  return (
    <>
      <Words>{intro}</Words>
      <Inline>
        <Way href={letterPath(report.id)} download={`footpath-report-${report.id}.txt`}>
          Download the letter (text)
        </Way>
        <Way href={letterMail(report, origin)}>Email this report</Way>
      </Inline>
    </>
  );
}

/** Some browsers and mail programs cut longer addresses. */
const MOST_ADDRESS = 1_900;
/** So much of the description, or less where its letters take more room; the rest is behind the link in the letter. */
const SHARES = [600, 300, 150, 60];

/** Where the letter of a report is downloaded. */
const letterPath = (id: number): string => `/api/footpath-reports/${id}/letter`;

/** Opens the person's own mail program with the letter in it, to nobody yet: they know to whom. */
function letterMail(report: LetterReport, origin: string): string {
  const addresses = SHARES.map((most) => addressOf(report, origin, most));
  return addresses.find(({ length }) => length <= MOST_ADDRESS) ?? addresses.at(-1) ?? '';
}

function addressOf(report: LetterReport, origin: string, mostLetters: number): string {
  const text = reportLetter(report, origin + reportPath(report.id), mostLetters);
  // A mail's lines end with both (RFC 6068).
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(letterSubject(report))}&body=${encodeURIComponent(body)}`;
}

type Told = NonNullable<WholeReport['passedOn']>;

/** What a report says first about whoever looks after its place. */
function passedOnWords({ authority, way, state, sentAt }: Told): string {
  const day = sentAt === null ? null : dayWords(sentAt);
  switch (state) {
    case 'waiting':
      return `${authority} looks after the paths here. We will send them the report 15 minutes after it was made, once it can no longer be changed.`;
    case 'failed':
      return `${authority} looks after the paths here. We have not been able to reach them yet, and will try again.`;
    case 'sent':
      if (way === 'mail')
        return `We wrote to ${authority}${day === null ? '' : ` on ${day}`}. We do not see their reply.`;
      return `We told ${authority}${day === null ? '' : ` on ${day}`}. They have not given it a reference yet.`;
    case 'closed':
      return `${authority} says that it has closed this report.`;
    default:
      return `${authority} ${day === null ? 'has this report' : `has had this report since ${day}`}.`;
  }
}

/** The rest, by name; what is not known is null. */
const passedOnFacts = ({ reference, status, updatedAt }: Told) => [
  { term: 'Their reference', value: reference },
  { term: 'They say', value: status },
  { term: 'Last update', value: updatedAt === null ? null : momentWords(updatedAt) },
];
