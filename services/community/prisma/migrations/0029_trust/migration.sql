-- How far others agree with what a member said of places, as reviews says it.
CREATE TABLE "member_trust" (
  "member_id" INTEGER NOT NULL,
  "level" TEXT NOT NULL CHECK ("level" IN ('none', 'low', 'middle', 'high')),
  "version" INTEGER NOT NULL,
  CONSTRAINT "member_trust_pkey" PRIMARY KEY ("member_id")
);
