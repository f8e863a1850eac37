import { NEED_LABELS, NEED_SENTENCES, type NeedGroup } from '@waymark/contracts-account';
import { GroupIcon } from '../../../shared/needs/group-icon';
import { GroupBox } from './card-styles';

/** The chosen needs of one kind, as sentences that staff can act on. */
export function CardGroup({ group }: { group: NeedGroup }) {
  return (
    <GroupBox>
      <h3>
        <GroupIcon name={group.name} />
        {group.name}
      </h3>
      <ul>
        {group.needs.map((need) => (
          <li key={need}>
            <strong>{NEED_LABELS[need]}</strong>
            <span>{NEED_SENTENCES[need]}</span>
          </li>
        ))}
      </ul>
    </GroupBox>
  );
}
