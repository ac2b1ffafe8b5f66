import type { Tool } from './context';
import { compareTool, feeTool, largestTool, ratesTool, totalsTool } from './figures';
import { explainTool, whatIfTool } from './lines';
import { contractsTool, missingTool, reservesTool, searchTool, vendorTool } from './papers';

/** All that an answer can be made of; the same for rules and for models. */
export const tools: readonly Tool[] = [
  totalsTool,
  compareTool,
  feeTool,
  largestTool,
  explainTool,
  whatIfTool,
  contractsTool,
  vendorTool,
  reservesTool,
  missingTool,
  ratesTool,
  searchTool,
];
