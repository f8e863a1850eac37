/** A photo as it is stored. */
export interface PhotoRow {
  id: string;
  width: number;
  height: number;
  fullFile: string;
  thumbFile: string;
}
