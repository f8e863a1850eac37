-- The few who are in no list and no count: what is counted is all of a member's followers without these.
CREATE INDEX "member_hidden" ON "member" ("id") WHERE NOT ("is_public" AND "is_active");
