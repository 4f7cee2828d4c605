import type { ArchivoPorCompartir, Compartidor } from '@/application/shared/equipo.port';

const comoArchivo = ({ nombre, tipo, bytes }: ArchivoPorCompartir): File =>
  new File([bytes], nombre, { type: tipo });

/** Absent in most computers and outside secure contexts, whatever their types say. */
type Capaz = Partial<Pick<Navigator, 'canShare' | 'share'>>;

export const crearCompartidorNavegador = (navegador: Capaz): Compartidor => ({
  puede: (tipo) => {
    if (!navegador.share || !navegador.canShare) return false;
    // A file with nothing in it is refused by some: one byte tells the same.
    return navegador.canShare({
      files: [comoArchivo({ nombre: 'prueba.pdf', tipo, bytes: new Uint8Array(1) })],
    });
  },
  compartir: async (archivo) => {
    if (!navegador.share) throw new Error('Este navegador no comparte archivos');
    try {
      await navegador.share({ files: [comoArchivo(archivo)], title: archivo.nombre });
      return true;
    } catch (causa) {
      if (causa instanceof DOMException && causa.name === 'AbortError') return false;
      throw causa;
    }
  },
});
