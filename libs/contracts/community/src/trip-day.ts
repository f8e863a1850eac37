import { z } from 'zod';
import { idSchema, lineSchema, paragraphsSchema, requiredLineSchema } from '@waymark/contracts-core';
import { richTextSchema } from './rich-text-schema';
import { ATTACHMENT_KINDS } from './slots';
import { attachedTripPhotosSchema, tripPhotoSchema } from './trip-photo';
import { TRIP_LIMITS } from './trip-words';

const NUMBERS = 'Number the days 1, 2, 3 and so on, each once.';

export const tripAttachmentSchema = z.object({
  kind: z.enum(ATTACHMENT_KINDS, 'Attach a venue, an attraction or a footpath problem.'),
  id: idSchema,
  name: requiredLineSchema(TRIP_LIMITS.attachmentName, 'Say what this is called.'),
});

export const tripDayRules = {
  dayNumber: z.number(NUMBERS).int(NUMBERS).min(1, NUMBERS).max(TRIP_LIMITS.days, NUMBERS),
  title: requiredLineSchema(TRIP_LIMITS.dayTitle, 'Please give this day a title.'),
  location: lineSchema(TRIP_LIMITS.dayLocation),
  content: paragraphsSchema(TRIP_LIMITS.dayContent),
  accessibilityNotes: paragraphsSchema(TRIP_LIMITS.accessibilityNotes),
};

const { dayNumber, title, location, content, accessibilityNotes } = tripDayRules;
const isOnce = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

/** A day as it is sent. With the `id` that it has, so that what others said of it stays with it wherever it moves. */
const sentDaySchema = z.object({
  id: idSchema.optional(),
  dayNumber,
  title,
  location: location.default(''),
  /** Markdown: headings, lists, emphasis, links, quotes. Anything else stays the text that it is. */
  content: content.default(''),
  accessibilityNotes: accessibilityNotes.default(''),
  photos: attachedTripPhotosSchema.default([]),
  attachments: z
    .array(tripAttachmentSchema)
    .max(TRIP_LIMITS.dayAttachments, `Please attach at most ${TRIP_LIMITS.dayAttachments} places to a day.`)
    .refine((sent) => isOnce(sent.map(({ kind, id }) => `${kind} ${id}`)), 'Please attach each place once.')
    .default([]),
});

/** All days of a trip as they are sent, in whatever order: their numbers say which comes first. Nothing is moved here, so that an error names the place where it stands in the form. */
export const sentDaysSchema = z
  .array(sentDaySchema)
  .max(TRIP_LIMITS.days, `Please write at most ${TRIP_LIMITS.days} days.`)
  .superRefine((days, context) => {
    days.forEach((day, place) => {
      const before = days.slice(0, place);
      const say = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [place, field], message });
      if (before.some((other) => other.dayNumber === day.dayNumber)) say('dayNumber', NUMBERS);
      if (day.id !== undefined && before.some((other) => other.id === day.id)) say('id', 'Please send each day once.');
    });
    const photos = days.flatMap((day) => day.photos.map(({ id }) => id));
    if (!isOnce(photos)) context.addIssue({ code: 'custom', message: 'Please add each photo once.' });
  });
export type SentDay = z.output<typeof sentDaySchema>;

/** A day of a trip (trip_blog_entry). */
export const tripDaySchema = z.object({
  id: idSchema,
  blogId: idSchema,
  dayNumber: z.number().int().positive(),
  title: z.string(),
  location: z.string().nullable(),
  /** As its author typed it. */
  content: z.string(),
  /** The same to be drawn. */
  contentText: richTextSchema,
  accessibilityNotes: z.string().nullable(),
  photos: z.array(tripPhotoSchema),
  attachments: z.array(tripAttachmentSchema),
  createdAt: z.iso.datetime(),
});
export type TripDay = z.output<typeof tripDaySchema>;
