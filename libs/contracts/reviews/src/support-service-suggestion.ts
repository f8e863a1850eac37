import { besideOthers, idSchema, lineSchema, paragraphsSchema, requiredLineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { emailLineSchema, phoneLineSchema, typedWebSchema } from './support-service-contact';
import { SUPPORT_SERVICE_TYPES } from './support-service-types';

const NO_CONTACT = 'Give a phone number, an email address or a website.';

/** A service that somebody knows, or what is to be changed of one. Held until staff accepted it. */
export const supportServiceSuggestionSchema = z
  .object({
    /** The service that is to be changed; without it, a new one. */
    serviceId: idSchema.nullish(),
    name: requiredLineSchema(200, 'Name is required.'),
    type: z.enum(SUPPORT_SERVICE_TYPES, 'Choose what kind of help it is.'),
    description: paragraphsSchema(2_000).default(''),
    city: requiredLineSchema(100, 'Say which town or area it helps in.'),
    eligibilityCriteria: lineSchema(300).default(''),
    phone: phoneLineSchema.default(''),
    email: emailLineSchema.default(''),
    website: typedWebSchema.default(''),
    languages: lineSchema(200).default(''),
    howKnown: requiredLineSchema(500, 'Say how you know about it.'),
    /** Left empty by people, who do not see it; programs fill in every field. */
    nickname: z.string().max(2_000).default(''),
  })
  .refine(({ phone, email, website }) => phone || email || website, {
    ...besideOthers,
    error: NO_CONTACT,
    path: ['phone'],
  });
export type SupportServiceSuggestion = z.output<typeof supportServiceSuggestionSchema>;
