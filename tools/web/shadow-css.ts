import type { AtRule, Plugin, Root, Rule } from 'postcss';

/** Style sheets for shadow roots are called so. */
const SHADOW_SHEET = /[\\/]embed\.css$/;
/** The element inside a shadow root that stands for the page: what its host says of it cannot reach it. */
const ROOT = '[data-embed-root]';
const REM_PX = 16;

/**
 * Makes Tailwind's output and our own styles fit for a shadow root, in which there is no `:root`, `html` or `body`, a `rem`
 * is the size of somebody else's page, and `@property` does nothing: the initial values that it would give are set on every
 * element instead, as Tailwind itself does for browsers without it.
 */
export const shadowCss: Plugin = {
  postcssPlugin: 'shadow-css',
  OnceExit(sheet) {
    if (!SHADOW_SHEET.test(sheet.source?.input.file ?? '')) return;
    sheet.walkAtRules('property', (rule) => void rule.remove());
    sheet.walkAtRules('layer', unconditional);
    sheet.walkRules(rooted);
    inPixels(sheet);
  },
};

/** The fallback of `@layer properties` holds for some browsers only; here it holds for all. */
function unconditional(layer: AtRule): void {
  if (layer.params !== 'properties' || !layer.nodes) return;
  layer.walkAtRules('supports', (condition) => void condition.replaceWith(condition.nodes ?? []));
}

function rooted(rule: Rule): void {
  rule.selectors = rule.selectors.map((selector) =>
    selector.replace(/:root\b/g, ROOT).replace(/^html(?![\w-])/, ROOT),
  );
}

function inPixels(sheet: Root): void {
  const pixels = (text: string) =>
    text.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, number: string) => `${Number(number) * REM_PX}px`);
  sheet.walkDecls((declaration) => {
    declaration.value = pixels(declaration.value);
  });
  sheet.walkAtRules((rule) => {
    rule.params = pixels(rule.params);
  });
}
