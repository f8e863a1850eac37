/** "City and Borough of Leeds" is Leeds, "Glasgow City" is Glasgow, "Greater London" is London. */
export function districtCity(district: string): string {
  if (district === 'Greater London') return 'London';
  return district
    .replace(/^(?:Metropolitan |Royal )?(?:City and County|City and Borough|City|Borough|County|District) of /i, '')
    .replace(/ (?:City|County Borough|Council)$/i, '');
}
