-- Where the Trafford Centre or Borough Market is, by those whose address is in it: looked for in the whole country, because no town is
-- said. The rule is the one of src/search/venue-rules.ts; only addresses that can name such a place are kept.
CREATE INDEX "venue_spot_address" ON "venue" USING GIN (replace(lower("address"), '''', '') gin_trgm_ops)
  WHERE "address" ~* '\m(centre|center|market|arcade|mall|galleria|outlet|retail park|shopping park)\M';
