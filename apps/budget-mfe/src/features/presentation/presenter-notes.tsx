export interface PresenterNotesProps {
  notes: readonly string[];
}

/** What the speaker may say to the slide that is shown. */
export function PresenterNotes({ notes }: PresenterNotesProps) {
  return (
    <section aria-labelledby="notes-title" className="mx-auto w-full max-w-3xl rounded-lg bg-sunken p-4">
      <h2 id="notes-title" className="font-semibold">
        Presenter notes
      </h2>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
