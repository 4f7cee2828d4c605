const A_ASCII = /[^\x20-\x7e]|[()\\]/g;

const sinTildes = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(A_ASCII, ' ');

/** A page of letter size with one line on it, so that a downloaded example opens. */
export const pdfDeEjemplo = (titulo: string): Blob => {
  const dibujo = `BT /F1 16 Tf 72 700 Td (${sinTildes(titulo)}) Tj ET`;
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${dibujo.length} >>\nstream\n${dibujo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let texto = '%PDF-1.4\n';
  const lugares = objetos.map((objeto, i) => {
    const lugar = texto.length;
    texto += `${i + 1} 0 obj\n${objeto}\nendobj\n`;
    return `${String(lugar).padStart(10, '0')} 00000 n \n`;
  });
  const indice = texto.length;
  texto += `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${lugares.join('')}`;
  texto += `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${indice}\n%%EOF\n`;
  return new Blob([texto], { type: 'application/pdf' });
};
