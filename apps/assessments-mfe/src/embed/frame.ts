import { TAG } from './tag';
import { attributesOf, CALCULATED, EXPORTED, HEIGHT, isHello, parentOrigin } from './frame-messages';

/** The page that portals frame: one calculator, as high as it needs to be. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="embed-origins"]');
const allowed = [location.origin, ...(meta?.content ?? '').split(' ').filter((origin) => origin !== '')];

let parentIs = parentOrigin({
  ancestors: 'ancestorOrigins' in location ? [...location.ancestorOrigins] : [],
  referrer: document.referrer,
  allowed,
});

function tell(message: object): void {
  if (window.parent !== window && parentIs !== undefined) window.parent.postMessage(message, parentIs);
}

const calculator = document.createElement(TAG);
const apply = () => {
  const given = attributesOf(location.hash);
  for (const name of ['embed-key', 'total', 'year', 'theme']) {
    const value = given.get(name);
    if (value === undefined) calculator.removeAttribute(name);
    else calculator.setAttribute(name, value);
  }
};
apply();
window.addEventListener('hashchange', apply);

calculator.addEventListener('assessment-calculated', ({ detail }) => tell({ type: CALCULATED, detail }));
calculator.addEventListener('assessment-exported', ({ detail }) => tell({ type: EXPORTED, detail }));

const tellHeight = () => tell({ type: HEIGHT, height: Math.ceil(calculator.getBoundingClientRect().height) });
new ResizeObserver(tellHeight).observe(calculator);
window.addEventListener('message', (message) => {
  if (!isHello(message, { parent: window.parent, allowed })) return;
  parentIs = message.origin;
  tellHeight();
});

document.querySelector('main')?.append(calculator);
