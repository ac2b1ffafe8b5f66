import { mountInto, type Mounted } from './mount';
import { optionsOf } from './options';
import { TAG } from './tag';

const ATTRIBUTES = ['api-base', 'embed-key', 'total', 'year', 'theme'];

/** Makes the element known to the page; a second script, of this or another version, leaves the first one's alone. */
export function defineElement(scriptBase: string): void {
  if (customElements.get(TAG)) return;
  customElements.define(
    TAG,
    class extends HTMLElement {
      static readonly observedAttributes = ATTRIBUTES;
      private mounted: Mounted | undefined;
      private queued = false;

      connectedCallback(): void {
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
        this.mounted ??= mountInto(root, this.options(), {
          onCalculated: (detail) => this.raise('assessment-calculated', detail),
          onExported: (detail) => this.raise('assessment-exported', detail),
        });
      }

      disconnectedCallback(): void {
        this.mounted?.unmount();
        this.mounted = undefined;
      }

      attributeChangedCallback(): void {
        if (this.queued) return;
        this.queued = true;
        // Several attributes that are set together are one change.
        queueMicrotask(() => {
          this.queued = false;
          this.mounted?.update(this.options());
        });
      }

      private options() {
        return optionsOf((name) => this.getAttribute(name), scriptBase);
      }

      private raise(name: string, detail: object): void {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
      }
    },
  );
}
