import type { ArchivoStore } from '@/application/archivos/archivo-store.port';

/** A store with nothing in it, and what is asked of it. */
export const almacen = () => {
  const llamadas: unknown[][] = [];
  const anotar =
    (metodo: string) =>
    async (...argumentos: unknown[]) =>
      void llamadas.push([metodo, ...argumentos]);
  const archivos: ArchivoStore = {
    listar: async () => ({ files: [], folders: [] }),
    subir: async (ruta, archivo, avance, siExiste) => {
      llamadas.push(['subir', ruta, archivo, avance, siExiste]);
      return archivo.name;
    },
    eliminar: anotar('eliminar'),
    renombrarArchivo: anotar('renombrarArchivo'),
    crearCarpeta: anotar('crearCarpeta'),
    renombrarCarpeta: anotar('renombrarCarpeta'),
    eliminarCarpeta: anotar('eliminarCarpeta'),
    reservarCarpeta: anotar('reservarCarpeta'),
    listarPapelera: async () => {
      llamadas.push(['listarPapelera']);
      return [];
    },
    restaurar: async (id) => {
      llamadas.push(['restaurar', id]);
      return id;
    },
    eliminarDePapelera: anotar('eliminarDePapelera'),
    urlDescarga: async (ruta) => ruta,
    leer: async () => new Uint8Array(),
  };
  return { archivos, llamadas };
};
export const archivo = (size: number) => ({
  name: 'acta.pdf',
  size,
  type: 'application/pdf',
  contenido: null,
});
