import type { WholeReport } from '@waymark/contracts-maps';
import { useInBrowser } from '@waymark/mfe-kit';
import { DefinitionList, Inline, Section } from '@waymark/ui';
import { styled } from 'styled-components';
import { letterMail, letterPath } from './letter-address';
import { passedOnFacts, passedOnWords } from './passed-on-words';

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
    <Section heading="Who was told" level={headingLevel}>
      <Words>{passedOnWords(passedOn)}</Words>
      {facts.length > 0 && <DefinitionList items={facts} />}
      {passedOn.state === 'closed' && status === 'open' && (
        <Words>Here it stays open until somebody who was there says that it is gone.</Words>
      )}
      {passedOn.state === 'failed' && <LetterWays report={report} intro="You can also write to them yourself:" />}
    </Section>
  );
}

function OwnLetter({ report, headingLevel }: Required<PassedOnProps>) {
  return (
    <Section heading="Write to whoever looks after this path" level={headingLevel}>
      <LetterWays
        report={report}
        intro="We do not know who that is here; often it is the council. Our letter says what is wrong, where and since when, and asks for an answer. It does not say who reported it."
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
        <Way href={letterMail(report, origin)}>Write an email with it</Way>
      </Inline>
    </>
  );
}
