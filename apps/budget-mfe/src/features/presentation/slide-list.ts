/** The six slides in their order. */
export const slideList = [
  { id: 'title', title: 'Title' },
  { id: 'overview', title: 'Overview' },
  { id: 'expenses', title: 'Expenses' },
  { id: 'changes', title: 'Year over Year' },
  { id: 'insights', title: 'Insights' },
  { id: 'conclusion', title: 'Conclusion' },
] as const;

export type SlideId = (typeof slideList)[number]['id'];
