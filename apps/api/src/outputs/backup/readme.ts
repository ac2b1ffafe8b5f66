/** What a person finds who opens the zip. */
export const README = `Complete backup of the AI Budget Assistant

All documents and budgets of one browser's work, with everything that was read,
corrected, edited, saved and asked. It opens no account and holds no key.

To restore it: open the program, go to Budget History, choose "Restore from a
backup" and pick this file as it is. What is there already stays as it is.

files/     the documents as they were uploaded, each named by its SHA-256
tables/    everything else, a line of JSON a row
manifest.json   what is in here, with the SHA-256 of every entry
`;
