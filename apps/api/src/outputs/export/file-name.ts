/** `{location}_HOA_Budget_{year}.csv` (or another extension, or a part: `_Slides.pdf`), in characters that every file system takes. */
export function exportFileName(
  { location, year }: { location: string; year: number },
  extension: 'csv' | 'xlsx' | 'eml' | 'pdf' | 'pptx' | 'docx',
  part?: 'Slides' | 'Owner_Letter' | 'Unit_Letters',
): string {
  const place = location.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'Association';
  return `${place}_HOA_Budget_${year}${part ? `_${part}` : ''}.${extension}`;
}
