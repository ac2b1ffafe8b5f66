/** The name with its sign: a roof over two ruled lines. */
export function WordMark() {
  return (
    <>
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 text-accent" fill="none" stroke="currentColor">
        <g strokeWidth="2.75" strokeLinecap="round" strokeLinejoin="round">
          <path d="M4 15 16 5.5 28 15" />
          <path d="M9.5 20h13M9.5 26h13" />
        </g>
      </svg>
      <span className="font-display text-lg font-semibold tracking-tight">AI Budget Assistant</span>
    </>
  );
}
