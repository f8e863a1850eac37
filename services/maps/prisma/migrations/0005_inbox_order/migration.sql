-- After a broker lost its store a week of events comes again: the marks of those that were handled are read in their order, many at once.
-- Events wait while the index is made; nothing that people send does.
CREATE INDEX "inbox_consumer_handled_at_idx" ON "inbox" ("consumer", "handled_at");
