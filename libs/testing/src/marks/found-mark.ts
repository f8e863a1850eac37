/** What is looked for: values made up so that they can stand nowhere by chance. */
export interface Marks {
  /** Found in any upper or lower case, as written or as base64. At least 8 characters each. */
  readonly texts: readonly string[];
  /** Also looked for in columns and fields that hold members' numbers. */
  readonly memberId?: number;
}

export interface FoundMark {
  /** Where it stands, e.g. `reviews.review (row 17)` or `stream ACCOUNT, message 5`. */
  readonly place: string;
  readonly mark: string;
}
