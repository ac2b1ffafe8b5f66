/** `{location}_HOA_Budget_{year}.csv` (or another extension), in characters that every file system takes. */
export function exportFileName(
  { location, year }: { location: string; year: number },
  extension: 'csv' | 'xlsx' | 'eml',
): string {
  const place = location.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'Association';
  return `${place}_HOA_Budget_${year}.${extension}`;
}
