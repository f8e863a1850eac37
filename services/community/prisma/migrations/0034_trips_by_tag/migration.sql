-- A trip is found by the words of its tags, too; those from before get them here.
UPDATE "trip_blog" SET "search" = "search" || array_to_tsvector(ARRAY(
  SELECT DISTINCT unnest(string_to_array(tag, '-')) FROM unnest("tags") AS tag))
WHERE cardinality("tags") > 0;
