import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { carpetaDestino, RAIZ_BIBLIOTECA } from '@/domain/archivos/organizacion';
import { unirRuta } from '@/domain/archivos/ruta-archivo';
import { pdfDeEjemplo } from './pdf-demo';

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
