/** A small PDF whose page draws the same form within the same form, over and over: seconds of work in few bytes. */
export function slowPaper(seed: number): string {
  const depth = 6;
  const repeated = (name: string) => `${`/${name} Do `.repeat(12)}`;
  const forms = Array.from({ length: depth }, (_, level) => {
    const text =
      level === depth - 1 ? `BT /F1 8 Tf 10 10 Td (Line ${seed}) Tj ET` : repeated(`X${level + 1}`);
    const inner =
      level === depth - 1 ? '/Font << /F1 4 0 R >>' : `/XObject << /X${level + 1} ${6 + level + 1} 0 R >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${inner} >> /Length ${text.length} >>\nstream\n${text}\nendstream`;
  });
  const content = repeated('X0');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /XObject << /X0 6 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...forms,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
