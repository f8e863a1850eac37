-- BCP 47 tag of what an entry says; null is English, like the rest of the site.
ALTER TABLE "support_service" ADD COLUMN     "language" TEXT;
