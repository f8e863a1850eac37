-- Opening hours, fee and terms of use of public toilets, in one source's words with its date.
ALTER TABLE "venue" ADD COLUMN     "practical_info" JSONB;
