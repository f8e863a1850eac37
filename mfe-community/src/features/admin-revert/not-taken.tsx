import { Section } from '@waymark/ui';

/** Said before the decision: staff would count on it otherwise. */
export function NotTaken() {
  return (
    <Section heading="What is not taken back">
      <ul>
        <li>Changes of that day to reviews or trips that were written earlier. Correct or hide those one by one.</li>
        <li>Answers to notices of something that is so for a while.</li>
        <li>What staff accepted meanwhile, such as a support service that was suggested.</li>
        <li>What they do after your decision, on that day too.</li>
      </ul>
    </Section>
  );
}
