import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { carpetaDestino, RAIZ_BIBLIOTECA } from '@/domain/archivos/organizacion';
import { unirRuta } from '@/domain/archivos/ruta-archivo';

const A_ASCII = /[^\x20-\x7e]|[()\\]/g;

const sinTildes = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(A_ASCII, ' ');

/** A page of letter size with one line on it, so that a downloaded example opens. */
const pdfDeEjemplo = (titulo: string): Blob => {
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

const texto = (contenido: string) => new Blob([contenido], { type: 'text/plain' });

const ARCHIVOS: readonly { carpeta: string; nombre: string; contenido: () => Blob }[] = [
  {
    carpeta: 'Ingreso',
    nombre: 'Lista de pertenencias.pdf',
    contenido: () => pdfDeEjemplo('Lista de pertenencias'),
  },
  {
    carpeta: 'Ingreso',
    nombre: 'Entrevista inicial.pdf',
    contenido: () => pdfDeEjemplo('Entrevista inicial'),
  },
  {
    carpeta: 'Convivencia',
    nombre: 'Horario de la casa.pdf',
    contenido: () => pdfDeEjemplo('Horario de la casa'),
  },
  {
    carpeta: 'Convivencia',
    nombre: 'Turnos de cocina.csv',
    contenido: () => texto('Día;Equipo\nlunes;Equipo A\nmartes;Equipo B\n'),
  },
  {
    carpeta: 'Egreso',
    nombre: 'Plan de seguimiento.pdf',
    contenido: () => pdfDeEjemplo('Plan de seguimiento'),
  },
  {
    carpeta: '',
    nombre: 'Léame.txt',
    contenido: () => texto('Archivos de ejemplo: ninguno es de la fundación.\n'),
  },
];

/** A library to look around in. */
export const sembrarArchivos = async (archivos: ArchivoStore): Promise<void> => {
  for (const { carpeta, nombre, contenido } of ARCHIVOS) {
    const datos = contenido();
    const padre = unirRuta(RAIZ_BIBLIOTECA, carpeta || 'General');
    await archivos.subir(carpetaDestino(padre, nombre), {
      name: nombre,
      size: datos.size,
      type: datos.type,
      contenido: datos,
    });
  }
};
