ALTER TABLE "support_service" ADD COLUMN "confirmed_on" DATE, ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);
CREATE TABLE "support_service_question" (
    "id" SERIAL NOT NULL,
    "service_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    CONSTRAINT "support_service_question_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "support_service_question_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "support_service"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "support_service_question_answer_check" CHECK ("answer" IN ('right', 'withdraw'))
);
CREATE UNIQUE INDEX "support_service_question_service_id_year_key" ON "support_service_question"("service_id", "year");
