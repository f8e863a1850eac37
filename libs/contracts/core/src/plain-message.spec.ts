import { z } from 'zod';
import './configure-zod';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a rule without words of its own', () => {
  it.each([
    [z.object({ venueName: z.string() }), {}, 'Venue name is required'],
    [z.object({ venueName: z.string() }), { venueName: 7 }, 'Venue name must be text.'],
    [
      z.object({ photos: z.array(z.object({ id: z.uuid() })) }),
      { photos: [{ id: 'x' }] },
      'Id is not in the right format.',
    ],
    [z.object({ limit: z.coerce.number().int().min(1).max(50) }), { limit: 'many' }, 'Limit must be a number.'],
    [z.object({ limit: z.coerce.number().int().min(1).max(50) }), { limit: 1.5 }, 'Limit must be a whole number.'],
    [z.object({ limit: z.coerce.number().int().min(1).max(50) }), { limit: 0 }, 'Limit must be at least 1.'],
    [z.object({ tags: z.array(z.string()).max(1) }), { tags: ['a', 'b'] }, 'Tags must be at most 1 entry long.'],
    [z.object({ isPublic: z.boolean() }), { isPublic: 'yes' }, 'Is public must be true or false.'],
    [
      z.object({ sort: z.enum(['newest', 'oldest', 'best']) }),
      { sort: 'first' },
      'Sort must be newest, oldest or best.',
    ],
    [z.object({ email: z.email() }), { email: 'ana' }, 'Email must be an email address like name@example.org.'],
    [z.object({ flag: z.union([z.literal(0), z.literal(1)]) }), { flag: 3 }, 'Flag is not one of the choices.'],
    [z.strictObject({}), { surprise: 1 }, 'What was sent has fields that we do not recognise.'],
    [z.object({ DATABASE_URL: z.string() }), {}, 'DATABASE_URL is required'],
    [z.object({ name: z.string('Venue name is required') }), {}, 'Venue name is required'],
  ])('says in plain words what is wrong: %#', (schema, value, message) => expect(said(schema, value)).toBe(message));
});
