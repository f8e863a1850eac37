import type { ReportAct, ReportHistory as Entry } from '@waymark/contracts-maps';
import { Section, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { Since } from '../../shared/report-words/since';

const ACTS: Readonly<Record<ReportAct, string>> = {
  reported: 'Reported',
  corrected: 'Corrected',
  resolved: 'Marked as resolved',
  reopened: 'Reopened',
  'found-gone': 'Problem gone, marked as resolved',
};

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  li {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid var(--color-line);
    overflow-wrap: anywhere;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** Lists who did what, when and why. Public, so that nobody resolves a report unnoticed. */
export function ReportHistory({ history }: { history: readonly Entry[] }) {
  return (
    <Section heading="History">
      <Steps>
        {history.map(({ act, by, reason, at }) => (
          <li key={`${act}${at}`}>
            <p>
              <strong>{ACTS[act] ?? 'Changed'}</strong> <span>{`by ${by}`}</span>
            </p>
            {reason && <p>{reason}</p>}
            <Soft>
              <Since date={at} />
            </Soft>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
