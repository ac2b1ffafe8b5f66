import { matchPath } from 'react-router-dom';

export interface Page {
  path: string;
  title: string;
  /** Which remote draws it; the shell draws those without. */
  remote?: 'budget' | 'assessments' | 'history';
}

/** Every page, and who draws it. A remote matches the same paths inside. */
export const pages: readonly Page[] = [
  { path: '/', title: 'Home' },
  { path: '/upload-documents', title: 'Document Upload', remote: 'budget' },
  { path: '/budget-parameters/:parametersId?', title: 'Budget Parameters', remote: 'budget' },
  { path: '/budget-review/:parametersId', title: 'Budget Review', remote: 'budget' },
  { path: '/budget-modern/:parametersId', title: 'Budget Review', remote: 'budget' },
  { path: '/budget/:parametersId', title: 'Board View', remote: 'budget' },
  // Without an id it says which budget is missing and returns home.
  { path: '/budget-export/:parametersId?', title: 'Export', remote: 'budget' },
  { path: '/budget-presentation/:parametersId', title: 'Presentation', remote: 'budget' },
  { path: '/budget-history', title: 'Budget History', remote: 'history' },
  { path: '/ai-settings', title: 'AI Settings' },
  { path: '/assessments-calculator', title: 'Assessment Calculator', remote: 'assessments' },
];

/** The page that a path means; undefined for one that means nothing. */
export function findPage(pathname: string): Page | undefined {
  return pages.find((page) => matchPath(page.path, pathname));
}
