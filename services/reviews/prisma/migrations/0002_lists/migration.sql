-- Lists of reviews that stay fast: one index per order, and the words of a review beside it.

-- Each order is an index that is read from any place on. Prisma cannot express indexes on expressions: they stand here only.
CREATE INDEX "review_highest_idx" ON "review" ((coalesce("overall_rating", -1)) DESC, "id" DESC);
CREATE INDEX "review_lowest_idx" ON "review" ((-coalesce("overall_rating", 6)) DESC, "id" DESC);
CREATE INDEX "review_band_created_idx" ON "review"
    ((CASE WHEN "overall_rating" >= 4 THEN 4 WHEN "overall_rating" >= 3 THEN 3 WHEN "overall_rating" >= 2 THEN 2 WHEN "overall_rating" >= 0 THEN 1 END),
     "created_at" DESC, "id" DESC);
CREATE INDEX "review_author_id_created_at_id_idx" ON "review"("author_id", "created_at" DESC, "id" DESC);
DROP INDEX "review_author_id_idx";

-- The words that a search of the list looks in: of the review, its author's name, and its venue. Written by triggers, so that no
-- writer can forget them and a venue's new name reaches its reviews; written as src/text/fold.ts folds what people type.
CREATE FUNCTION review_search_words(venue_words TEXT, written TEXT) RETURNS TSVECTOR LANGUAGE SQL IMMUTABLE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT DISTINCT left(CASE word WHEN 'saint' THEN 'st' ELSE word END, 40)
    FROM unnest(regexp_split_to_array(
      venue_words || ' ' || replace(replace(replace(replace(replace(
        -- Under the C locale lower() knows ASCII alone.
        translate(lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f''\u2018\u2019`\u00b4\u02bc]', '', 'g')),
          'ÆŒÞØŁĐøłđıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
          'æœþoldoldiαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '&', ' and '),
      '[^a-z0-9\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+')) AS word
    WHERE word <> ''))
$$;

ALTER TABLE "review" ADD COLUMN "search_words" TSVECTOR NOT NULL DEFAULT '';

CREATE FUNCTION review_set_search_words() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  SELECT review_search_words(venue.normal_name || ' ' || venue.normal_city, NEW.reviewer_name || ' ' || NEW.comment)
    INTO NEW.search_words FROM venue WHERE venue.id = NEW.venue_id;
  -- An unknown venue is refused by the foreign key, with its own message.
  NEW.search_words := coalesce(NEW.search_words, '');
  RETURN NEW;
END
$$;
CREATE TRIGGER review_search_words BEFORE INSERT OR UPDATE OF "comment", "reviewer_name", "venue_id" ON "review"
    FOR EACH ROW EXECUTE FUNCTION review_set_search_words();

CREATE FUNCTION venue_renamed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review SET venue_id = NEW.id WHERE venue_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER venue_renamed AFTER UPDATE OF "normal_name", "normal_city" ON "venue" FOR EACH ROW
    WHEN (OLD.normal_name IS DISTINCT FROM NEW.normal_name OR OLD.normal_city IS DISTINCT FROM NEW.normal_city)
    EXECUTE FUNCTION venue_renamed();

UPDATE "review" SET "venue_id" = "venue_id";
CREATE INDEX "review_search_words_idx" ON "review" USING GIN ("search_words");
