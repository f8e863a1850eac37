import {
  COMMUNICATION_SENTENCES,
  NEED_GROUPS,
  type NeedsRecord,
  NEED_LABELS,
  NEED_SENTENCES,
  type NeedGroup,
} from '@waymark/contracts-account';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import { PersonIcon, SpeechIcon, Skeleton, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { GroupIcon } from '../../../shared/needs/group-icon';
import { CodeImage } from '../../../shared/qr-code/code-image';
import type { Squares } from '../../../shared/qr-code/code-image';
import { CardBody, CardFrame, CardHead, Groups, HowToTalk, Notes, Words, GroupBox } from './card-styles';

/** The chosen needs of one group, as sentences that staff can act on. */
function CardGroup({ group }: { group: NeedGroup }) {
  return (
    <GroupBox>
      <h3>
        <GroupIcon name={group.name} />
        <span>{group.name}</span>
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
const Box = styled.figure`
  display: grid;
  gap: ${space[2]};
  width: min(100%, 17rem);
  align-content: start;

  figcaption {
    color: var(--color-text-soft);
  }
`;

function PassportCode({ code }: { code: Squares | 'failed' | null }) {
  if (code === 'failed') return <p>We could not draw the code. Reload this page to try again.</p>;
  return (
    <Box>
      {code ? <CodeImage squares={code} label="QR code with the text of this card" /> : <Skeleton height="17rem" />}
      <figcaption>Any phone camera can show this text, without the internet.</figcaption>
    </Box>
  );
}

/** The card that a person shows or prints: large text first, the QR code beside it. */
export function PassportCard({ record, code }: { record: NeedsRecord; code: Squares | 'failed' | null }) {
  const groups = NEED_GROUPS.map((group) => ({
    ...group,
    needs: group.needs.filter((need) => record.needs.includes(need)),
  }));
  const method = record.preferredCommunicationMethod;
  return (
    <CardFrame aria-labelledby="passport-title">
      <CardHead>
        <PersonIcon size="2.5rem" />
        <div>
          <h2 id="passport-title">Access passport</h2>
          <p>This is what I need. Thank you for your help.</p>
        </div>
      </CardHead>
      <CardBody>
        <Words>
          {method && (
            <HowToTalk>
              <SpeechIcon size="1.75rem" />
              <div>
                <h3>How to communicate with me</h3>
                <p>{COMMUNICATION_SENTENCES[method]}</p>
              </div>
            </HowToTalk>
          )}
          <Groups>
            {groups
              .filter(({ needs }) => needs.length > 0)
              .map((group) => (
                <CardGroup key={group.name} group={group} />
              ))}
          </Groups>
          {record.additionalNeeds && (
            <Notes>
              <h3>Please also note</h3>
              <p>{record.additionalNeeds}</p>
            </Notes>
          )}
        </Words>
        <PassportCode code={code} />
      </CardBody>
      <footer>{`Made with ${PRODUCT_NAME}. Kept only by its owner.`}</footer>
    </CardFrame>
  );
}
