import { ISSUE_TYPE_LABELS } from '@waymark/contracts-maps';
import { ISSUE_GROUPS } from '../../messages/en/report';

/** Options for a select with all types of problems, in groups. */
export const IssueOptions = () =>
  ISSUE_GROUPS.map(({ label, types }) => (
    <optgroup key={label} label={label}>
      {types.map((type) => (
        <option key={type} value={type}>
          {ISSUE_TYPE_LABELS[type]}
        </option>
      ))}
    </optgroup>
  ));
