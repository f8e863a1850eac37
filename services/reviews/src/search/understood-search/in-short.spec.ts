import { book } from '../../../test/question-book';
import { inShort } from './explain';

describe('a question in short', () => {
  it.each([
    ['cafes step-free near leeds station', 'Cafés, step-free or wheelchair access, near Leeds Station'],
    ['hearing loop theatre york', 'Theatres, hearing loop, in York'],
    ['wheelchair accessible near me', 'Places, wheelchair access, near you'],
    ['pub in M1', 'Pubs, in M1'],
    ['wetherspoons pub leeds', 'Pubs, “wetherspoons”, in Leeds'],
    ['#StepFree cafe', 'Cafés, #StepFree'],
  ])('says what was understood: %s', (question, words) => expect(inShort(question, book)).toBe(words));

  it.each(['leeds', 'manchster picadilly', 'york minster', 'mansion house'])('says nothing of a name: %s', (question) =>
    expect(inShort(question, book)).toBeNull(),
  );
});
