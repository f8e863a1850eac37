import type { MatchVerdict } from '@waymark/contracts-reviews';
import { fontSize, space, VerdictPips, VERDICTS } from '@waymark/ui';
import { styled } from 'styled-components';
import { summaryWords } from './rules/summary-words';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;

  p {
    font-size: ${fontSize.medium};
    font-weight: 700;
    line-height: 1.3;
    text-wrap: balance;
  }
  & > :last-child {
    grid-column: 2;
  }
`;

const Mark = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 3rem;
  height: 3rem;
  border: 2px solid var(--color-${({ $colour }) => $colour});
  border-radius: 50%;
  background: var(--color-${({ $colour }) => $colour});
  color: var(--color-surface);

  @media (forced-colors: active) {
    background: Canvas;
  }
`;

/** What a place does not meet weighs more than all that it meets; met only when all of it is. */
function verdictOfAll(verdicts: readonly MatchVerdict[]): MatchVerdict {
  if (verdicts.includes('does-not-meet')) return 'does-not-meet';
  if (verdicts.every((verdict) => verdict === 'meets')) return 'meets';
  return verdicts.includes('partly') ? 'partly' : 'unknown';
}

/** The answer for somebody who reads nothing else: a mark, a line, and one small mark for each need. */
export function MatchHeadline({ verdicts }: { verdicts: readonly MatchVerdict[] }) {
  const { Icon, tone } = VERDICTS[verdictOfAll(verdicts)];
  return (
    <Head>
      <Mark $colour={tone === 'neutral' ? 'text-soft' : tone} aria-hidden="true">
        <Icon size="1.75rem" />
      </Mark>
      <p>{summaryWords(verdicts)}</p>
      <VerdictPips verdicts={verdicts} />
    </Head>
  );
}
