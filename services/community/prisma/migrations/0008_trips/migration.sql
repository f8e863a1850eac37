-- Trips that members wrote up.
CREATE TABLE "trip_blog" (
    "id" SERIAL NOT NULL,
    "author_id" INTEGER NOT NULL,
    "author_name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "disability_context" TEXT,
    "story" TEXT NOT NULL DEFAULT '',
    "story_text" JSONB NOT NULL DEFAULT '[]',
    "cover_photo_id" UUID,
    "cover_url" TEXT,
    "cover_description" TEXT,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(3),
    "like_count" INTEGER NOT NULL DEFAULT 0,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "day_count" INTEGER NOT NULL DEFAULT 0,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "event_version" INTEGER NOT NULL DEFAULT 0,
    "search" tsvector NOT NULL DEFAULT ''::tsvector,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_blog_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "trip_blog_author_id_created_at_id_idx" ON "trip_blog"("author_id", "created_at" DESC, "id" DESC);
-- The list in both of its orders, and what is looked for in it. A tag has an order of its own: one that few trips have
-- would else be looked for in all of them.
CREATE INDEX "trip_blog_newest" ON "trip_blog"("published_at" DESC, "id" DESC) WHERE "is_published";
CREATE INDEX "trip_blog_liked" ON "trip_blog"("like_count" DESC, "id" DESC) WHERE "is_published";
CREATE INDEX "trip_blog_tags" ON "trip_blog" USING GIN ("tags") WHERE "is_published";
CREATE INDEX "trip_blog_search" ON "trip_blog" USING GIN ("search") WHERE "is_published";

CREATE TABLE "trip_blog_entry" (
    "id" SERIAL NOT NULL,
    "blog_id" INTEGER NOT NULL,
    "day_number" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "location" TEXT,
    "content" TEXT NOT NULL DEFAULT '',
    "content_text" JSONB NOT NULL DEFAULT '[]',
    "accessibility_notes" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_blog_entry_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trip_blog_entry_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "trip_blog"("id") ON DELETE CASCADE ON UPDATE NO ACTION,
    -- Checked at the end: two days change places in one transaction.
    CONSTRAINT "trip_blog_entry_blog_id_day_number_key" UNIQUE ("blog_id", "day_number") DEFERRABLE INITIALLY DEFERRED
);

-- Photos of trips. Without a trip one is waiting to be used and goes after a while; files are named by their content.
CREATE TABLE "trip_photo" (
    "id" UUID NOT NULL,
    "member_id" INTEGER NOT NULL,
    "blog_id" INTEGER,
    "entry_id" INTEGER,
    "position" SMALLINT NOT NULL DEFAULT 0,
    "description" TEXT NOT NULL DEFAULT '',
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "full_file" TEXT NOT NULL,
    "thumb_file" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "unused_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_photo_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trip_photo_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "trip_blog"("id") ON DELETE SET NULL ON UPDATE NO ACTION,
    CONSTRAINT "trip_photo_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "trip_blog_entry"("id") ON DELETE SET NULL ON UPDATE NO ACTION
);
CREATE INDEX "trip_photo_blog_id_idx" ON "trip_photo"("blog_id");
CREATE INDEX "trip_photo_entry_id_position_idx" ON "trip_photo"("entry_id", "position");
CREATE INDEX "trip_photo_member_id_idx" ON "trip_photo"("member_id");
CREATE INDEX "trip_photo_full_file_idx" ON "trip_photo"("full_file");
CREATE INDEX "trip_photo_thumb_file_idx" ON "trip_photo"("thumb_file");
CREATE INDEX "trip_photo_unused" ON "trip_photo"("unused_since") WHERE "blog_id" IS NULL;

CREATE TABLE "trip_like" (
    "blog_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_like_pkey" PRIMARY KEY ("blog_id", "member_id"),
    CONSTRAINT "trip_like_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "trip_blog"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "trip_like_member_id_idx" ON "trip_like"("member_id");

-- Readers of today, by a keyed hash. Salt and rows of a day go when it is over: then nobody can tell who they were.
CREATE TABLE "trip_view" (
    "blog_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visitor" TEXT NOT NULL,
    CONSTRAINT "trip_view_pkey" PRIMARY KEY ("blog_id", "day", "visitor"),
    CONSTRAINT "trip_view_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "trip_blog"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "trip_view_day_idx" ON "trip_view"("day");
CREATE TABLE "trip_view_salt" (
    "day" DATE NOT NULL,
    "salt" TEXT NOT NULL,
    CONSTRAINT "trip_view_salt_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "trip_draft" (
    "id" UUID NOT NULL,
    "member_id" INTEGER NOT NULL,
    "blog_id" INTEGER,
    "form" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "trip_draft_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trip_draft_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "trip_blog"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE UNIQUE INDEX "trip_draft_member_id_blog_id_key" ON "trip_draft"("member_id", "blog_id");
CREATE INDEX "trip_draft_member_id_changed_at_idx" ON "trip_draft"("member_id", "changed_at" DESC);

CREATE TRIGGER "trip_blog_of_deleted_member" BEFORE INSERT ON "trip_blog" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('author_id', 'refuse');
CREATE TRIGGER "trip_photo_of_deleted_member" BEFORE INSERT ON "trip_photo" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "trip_like_of_deleted_member" BEFORE INSERT ON "trip_like" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
CREATE TRIGGER "trip_draft_of_deleted_member" BEFORE INSERT ON "trip_draft" FOR EACH ROW EXECUTE FUNCTION refuse_deleted_member('member_id', 'refuse');
