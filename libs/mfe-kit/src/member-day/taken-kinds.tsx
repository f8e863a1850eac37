import { type MemberDay, REVERT_KIND_LABELS } from '@waymark/contracts-core';

/** What is taken back already, and kept to be brought back. */
export function TakenKinds({ taken }: { taken: MemberDay['taken'] }) {
  const some = taken.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <div>
      <p>Undone, and kept so that it can be restored:</p>
      <ul>
        {some.map(({ kind, count }) => (
          <li key={kind}>{`${REVERT_KIND_LABELS[kind]}: ${count}`}</li>
        ))}
      </ul>
    </div>
  );
}
