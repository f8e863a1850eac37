/** Values to search for, which cannot occur by chance. */
export interface Marks {
  /** Found in upper or lower case, as written or as base64. At least 8 characters each. */
  readonly texts: readonly string[];
  /** Also searched for in columns and fields with members' IDs. */
  readonly memberId?: number;
}

export interface FoundMark {
  /** The place of the match, e.g. `reviews.review (row 17)` or `stream ACCOUNT, message 5`. */
  readonly place: string;
  readonly mark: string;
}
