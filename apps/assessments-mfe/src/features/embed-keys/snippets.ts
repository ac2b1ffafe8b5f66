/** What a portal's page needs, ready to be pasted; docs/embedding.md explains the same lines. */

/** One script tag, and the calculator. `base` is the address of this application. */
export function elementSnippet(base: string, key: string): string {
  return `<script src="${base}/remotes/assessments/embed.js" async></script>
<hoa-assessment-calculator api-base="${base}" embed-key="${key}"></hoa-assessment-calculator>`;
}

/** A frame that grows with what it shows; its messages are believed only from that frame and from our origin. */
export function frameSnippet(base: string, key: string): string {
  const { origin } = new URL(base);
  return `<iframe id="hoa-assessments" title="Assessment calculator" src="${base}/embed/assessments#key=${key}"
  style="width: 100%; height: 600px; border: 0"></iframe>
<script>
  (() => {
    const frame = document.getElementById('hoa-assessments');
    addEventListener('message', ({ origin, source, data }) => {
      if (origin !== '${origin}' || source !== frame.contentWindow) return;
      if (data?.type === 'hoa-assessment-height') frame.style.height = data.height + 'px';
    });
    const hello = () => frame.contentWindow.postMessage({ type: 'hoa-assessment-hello' }, '${origin}');
    frame.addEventListener('load', hello);
  })();
</script>`;
}
