import { checkContracts } from './check-contracts';
import { consumer, type Draft, partsOf, service } from './spec-support/sample-contracts';

type Parts = ReturnType<typeof partsOf>;
type Row = [name: string, change: (parts: Parts, draft: Draft) => void];

const problemsOf = (change: Row[1], consumers = [consumer]): string[] => {
  const candidate = service((draft) => change(partsOf(draft), draft));
  return checkContracts({ service: candidate }, { services: [service()], consumers }).map(
    ({ at, says }) => `${at} ${says}`,
  );
};

describe('a new major version', () => {
  const change: Row[1] = ({ answer }, { manifest }) => {
    manifest.apiVersion = '2.0.0';
    delete answer.properties['website'];
  };

  it('may take away what no live consumer reads, once every range admits it', () => {
    expect(problemsOf(change, [{ ...consumer, needs: { places: '1 || 2' } }])).toEqual([]);
  });

  it('waits for consumers with a range that excludes it', () => {
    expect(problemsOf(change)).toEqual(['mfe-places needs places ^1.0.0 and 2.0.0 would be live']);
  });

  it('takes away nothing that a live consumer reads', () => {
    const both: Row[1] = (parts, draft) => {
      change(parts, draft);
      delete parts.answer.properties['name'];
      parts.answer.required = parts.answer.required.filter((name) => name !== 'name');
    };
    expect(problemsOf(both, [{ ...consumer, needs: { places: '>=1' } }])).toEqual([
      'mfe-places calls GET /api/venues/{id}, answer 200.name may be missing',
    ]);
  });

  it('rejects an event that others cannot read, because its major version is in its name', () => {
    expect(
      problemsOf(({ event }, { manifest }) => void ((manifest.apiVersion = '2.0.0'), event.required.pop()), []),
    ).not.toEqual([]);
  });
});
