import { supportServiceSuggestionSchema } from './support-service';

describe('a suggested service', () => {
  const wrong = (form: object) =>
    supportServiceSuggestionSchema.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('is told all that is missing at once, also that nobody could reach it', () =>
    expect(wrong({ name: '', city: '', howKnown: '' }).sort()).toEqual(['city', 'howKnown', 'name', 'phone', 'type']));

  it('needs one way to reach it', () => {
    const form = { name: 'Wheels', type: 'guide', city: 'Leeds', howKnown: 'I use it.' };
    expect([wrong({ ...form, website: 'wheels.example' }).includes('phone'), wrong(form).includes('phone')]).toEqual([
      false,
      true,
    ]);
  });
});
