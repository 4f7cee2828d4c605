import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Archivo, Carpeta } from '@/domain/archivos/archivo';
import { errorConflicto, errorDuplicado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { partirRuta, unirRuta } from './ruta-archivo';

/** Names of files by full path; the bytes themselves are dropped, since nothing reads them back. */
export const crearInMemoryArchivoStore = ({ reloj }: { reloj: Reloj }): ArchivoStore => {
  const archivos = new Map<string, Archivo>();
  const carpetas = new Set<string>();

  const asegurarCarpeta = (ruta: string): void => {
    if (ruta === '') return;
    carpetas.add(ruta);
    asegurarCarpeta(partirRuta(ruta).padre);
  };
  const exigirCarpeta = (ruta: string): void => {
    if (!carpetas.has(ruta)) throw errorNoEncontrado('una carpeta', ruta);
  };
  const exigirLibre = (ruta: string): void => {
    if (carpetas.has(ruta)) throw errorDuplicado('Ya existe una carpeta con este nombre');
  };
  const hijosDe = <T>(
    rutas: Iterable<string>,
    padre: string,
    crear: (nombre: string, ruta: string) => T,
  ): T[] =>
    [...rutas]
      .filter((ruta) => partirRuta(ruta).padre === padre)
      .sort()
      .map((ruta) => crear(partirRuta(ruta).nombre, ruta));
  const moverDentro = (anterior: string, nueva: string): void => {
    const mudar = (ruta: string) => (ruta === anterior ? nueva : nueva + ruta.slice(anterior.length));
    const estaDentro = (ruta: string) => ruta === anterior || ruta.startsWith(`${anterior}/`);
    for (const ruta of [...carpetas].filter(estaDentro)) {
      carpetas.delete(ruta);
      carpetas.add(mudar(ruta));
    }
    for (const [ruta, archivo] of [...archivos].filter(([ruta]) => estaDentro(ruta))) {
      archivos.delete(ruta);
      archivos.set(mudar(ruta), { ...archivo, path: mudar(ruta) });
    }
  };

  return {
    listar: async (padre) => ({
      files: hijosDe(archivos.keys(), padre, (_, ruta) => structuredClone(archivos.get(ruta) as Archivo)),
      folders: hijosDe(carpetas, padre, (name, path): Carpeta => ({ name, path })),
    }),
    subir: async (padre, { name, size, type }) => {
      const path = unirRuta(padre, name);
      asegurarCarpeta(padre);
      archivos.set(path, {
        name,
        path,
        size,
        contentType: type || null,
        updatedAt: reloj.ahora().toISOString(),
      });
    },
    eliminar: async (ruta) => {
      if (!archivos.delete(ruta)) throw errorNoEncontrado('un archivo', ruta);
    },
    crearCarpeta: async (nombre, padre) => {
      exigirLibre(unirRuta(padre, nombre));
      asegurarCarpeta(unirRuta(padre, nombre));
    },
    renombrarCarpeta: async (anterior, nuevo, padre) => {
      exigirCarpeta(unirRuta(padre, anterior));
      exigirLibre(unirRuta(padre, nuevo));
      moverDentro(unirRuta(padre, anterior), unirRuta(padre, nuevo));
    },
    eliminarCarpeta: async (ruta) => {
      exigirCarpeta(ruta);
      const ocupada = [...archivos.keys(), ...carpetas].some((otra) => otra.startsWith(`${ruta}/`));
      if (ocupada) throw errorConflicto('La carpeta no está vacía');
      carpetas.delete(ruta);
    },
    urlDescarga: (ruta) => `#${ruta}`,
  };
};
