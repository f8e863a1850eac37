import { COMMUNICATION_SENTENCES, NEED_GROUPS, type NeedsRecord } from '@waymark/contracts-account';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import { PersonIcon, SpeechIcon } from '@waymark/ui';
import type { Squares } from '../../../shared/qr-code/use-code';
import { CardBody, CardFrame, CardHead, Groups, HowToTalk, Notes, Words } from './card-styles';
import { CardGroup } from './card-group';
import { PassportCode } from './passport-code';

/** The card that a person shows or prints: large words first, the code beside them. */
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
              <h3>Please also know</h3>
              <p>{record.additionalNeeds}</p>
            </Notes>
          )}
        </Words>
        <PassportCode code={code} />
      </CardBody>
      <footer>Made with {PRODUCT_NAME}. Kept by its owner alone.</footer>
    </CardFrame>
  );
}
