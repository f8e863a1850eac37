-- What a trigram index cannot find: words of one or two characters. For each word its first two characters, after a space; for a
-- word of a script that is written without spaces (Han, kana, Thai, Lao, Burmese, Khmer) also each character and each pair, because
-- what people look for stands anywhere in it. Read by src/search/short-words.ts.
CREATE FUNCTION search_grams(folded TEXT) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  spaceless CONSTANT TEXT := '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]';
  words CONSTANT TEXT[] := string_to_array(folded, ' ');
  grams TEXT[] := ARRAY(SELECT DISTINCT ' ' || left(word, 2) FROM unnest(words) AS word WHERE word <> '');
BEGIN
  IF folded ~ spaceless THEN
    grams := grams || ARRAY(
      SELECT DISTINCT substr(word, place, size)
      FROM unnest(words) AS word, generate_series(1, length(word)) AS place, generate_series(1, 2) AS size
      WHERE word ~ spaceless AND place + size <= length(word) + 1);
  END IF;
  RETURN grams;
END
$$;
CREATE INDEX "venue_search_grams_idx" ON "venue" USING GIN (search_grams("search_text"));
