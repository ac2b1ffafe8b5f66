export function Footer() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-8 gap-y-1 px-4 py-6 text-sm text-ink-soft sm:px-6">
        <p>AI Budget Assistant</p>
        <p>Every budget is a draft for your board to review, not legal or financial advice.</p>
      </div>
    </footer>
  );
}
