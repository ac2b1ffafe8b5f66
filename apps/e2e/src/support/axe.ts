import { readFileSync } from 'node:fs';
import type { Device } from './device';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** What axe looks for: everything, or only what another theme can change on a page that is otherwise the same. */
const LOOKED_FOR = {
  everything: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds on the page as it is now, a line a rule. */
export async function violations(
  device: Device,
  lookedFor: keyof typeof LOOKED_FOR = 'everything',
): Promise<string[]> {
  // The page's own policy forbids foreign scripts, so axe comes in through the debugger, once for each page.
  if (!(await device.page.evaluate(() => 'axe' in window))) await device.page.evaluate(AXE);
  const found = await device.page.evaluate(async (runOnly) => {
    // What is still fading in has not its colours yet.
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const { axe } = window as unknown as {
      axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
    };
    // What a modal dialog covers is inert and lies under its veil: nobody is meant to read it.
    const context = { include: ['html'], exclude: ['[data-aria-hidden="true"]'] };
    // Describing all that is well takes longer than looking for what is not.
    const options = { runOnly, resultTypes: ['violations'], selectors: false };
    return (await axe.run(context, options)).violations;
  }, LOOKED_FOR[lookedFor]);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(described).join(' | ')}`);
}

function described({ html, failureSummary = '' }: Violation['nodes'][number]): string {
  return `${html.slice(0, 160)} (${failureSummary.replace(/\s+/g, ' ')})`;
}
