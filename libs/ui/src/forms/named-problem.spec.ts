import { namedProblem } from './named-problem';

it.each([
  ['Your review', 'Please provide at least 10 characters.', 'Your review: Please provide at least 10 characters.'],
  ['Display name', 'Please use at most 100 characters.', 'Display name: Please use at most 100 characters.'],
  ['Disability type', 'Disability type is required', 'Disability type is required'],
  ['Email', 'Please enter a valid email address', 'Please enter a valid email address'],
  [undefined, 'Please use at most 100 characters.', 'Please use at most 100 characters.'],
])('of %s the message %j reads %j', (label, message, read) => {
  expect(namedProblem(label, message)).toBe(read);
});
