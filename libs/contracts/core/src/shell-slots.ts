/** The slots of the frame around every page. Their components come after the content, and silently not at all where one fails. */
export interface ShellSlots {
  /** In the header of members, before the way to the own profile: each component draws one `<li>`. */
  'header-member': object;
}
