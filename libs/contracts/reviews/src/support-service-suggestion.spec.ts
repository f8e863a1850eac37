import { supportServiceSuggestionSchema } from './support-service';

describe('a suggested service', () => {
  const wrong = (form: object) =>
    supportServiceSuggestionSchema.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('gets all errors at once, including a missing contact', () =>
    expect(wrong({ name: '', city: '', howKnown: '' }).sort()).toEqual(['city', 'howKnown', 'name', 'phone', 'type']));

  it('needs one way to reach it', () => {
    const form = { name: 'Wheels', type: 'guide', city: 'Leeds', howKnown: 'I use it.' };
    expect([wrong({ ...form, website: 'wheels.example' }).includes('phone'), wrong(form).includes('phone')]).toEqual([
      false,
      true,
    ]);
  });
});
