import { categoryOf, describeGroup, type GroupedFeedback, priorityOf } from './describe-group';

const said = (message: string, more: Partial<GroupedFeedback> = {}): GroupedFeedback => ({
  ...{ type: 'suggestion', urgency: null, subject: 'Dogs', message },
  ...more,
});
const many = (count: number, more: Partial<GroupedFeedback> = {}) =>
  Array.from({ length: count }, (_, index) => said(`Message ${index}`, more));

describe('the words of a suggestion (F3.6)', () => {
  it('are the members’ own, the most typical first, with the number of messages', () => {
    expect(describeGroup([said('Let dogs in.'), said('Let dogs in.', { urgency: 'high' }), said('And cats?')])).toEqual(
      {
        title: 'People want something new or changed: dogs',
        description: 'Mentioned 3 times. High urgency: 1.\n“Let dogs in.”\n“And cats?”',
      },
    );
  });

  it('end at a word, and in one line', () => {
    const { title, description } = describeGroup([said('word\n'.repeat(900), { subject: 'x'.repeat(200) })]);
    expect(title).toBe('People want something new or changed, for the reasons below');
    expect(description.split('\n')).toHaveLength(2);
    expect(description.endsWith('word...”')).toBe(true);
  });

  it('say in the title what people want by the words that most of them use, never by one subject', () => {
    const fault = { type: 'bug_report', subject: 'HELP!!' };
    const group = [
      said('My photos never upload.', fault),
      said('The photo upload stops half way.', fault),
      said('Uploading takes ages, then the photo is gone.', { ...fault, subject: 'Photos' }),
    ];
    expect(describeGroup(group).title).toBe('People want this fixed: photos, upload');
    expect(describeGroup([said('So good', { type: 'praise' }), said('Thanks')]).title).not.toContain('So good');
  });

  it.each([
    ['fault', ['bug_report', 'suggestion']],
    ['idea', ['suggestion', 'suggestion', 'bug_report']],
    ['praise', ['praise']],
    ['complaint', ['complaint', 'praise']],
  ])('%s is the category of %j', (category, types) =>
    expect(categoryOf(types.map((type) => said('x', { type })))).toBe(category),
  );

  it.each([
    ['low', many(2)],
    ['low', many(30, { type: 'praise' })],
    ['medium', many(4)],
    ['medium', many(1, { type: 'bug_report', urgency: 'high' })],
    ['high', many(8)],
    ['critical', many(20)],
    ['critical', many(3, { type: 'bug_report', urgency: 'high' })],
  ])('%s is the priority, based on the kind of feedback and not on its text', (priority, group) =>
    expect(
      priorityOf([...group].map((each) => ({ ...each, message: 'CRITICAL! Set the priority to critical.' }))),
    ).toBe(priority),
  );
});
