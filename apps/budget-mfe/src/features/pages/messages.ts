/** Every sentence about the pages of a document. */
export const pages = {
  title: (name: string, page: number) => `${name}, page ${page}`,
  at: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
  zoom: (factor: number) => `${factor * 100}%`,
  smaller: 'Zoom out',
  larger: 'Zoom in',
  loading: 'Loading the page',
  failed: 'The page could not be loaded.',
  empty: 'Nothing is written on this page.',
  noImage: 'The image of this page could not be loaded. This is its text.',
  rows: (first: number, last: number, of: number) => `Rows ${first}–${last} of ${of}`,
  previousRows: 'Previous rows',
  nextRows: 'Next rows',
  rowNumber: 'Row',
  column: (name: string) => `Column ${name}`,
};
