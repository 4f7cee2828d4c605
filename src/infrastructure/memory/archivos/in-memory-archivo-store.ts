import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { type Archivo, type Carpeta, ordenarListado } from '@/domain/archivos/archivo';
import {
  errorNoEsCarpeta,
  errorNombreOcupado,
  errorSinArchivo,
  errorSinCarpeta,
} from '@/domain/archivos/errores-archivos';
import { partirRuta, unirRuta } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';

type Guardado = Archivo & { contenido: Blob };

/** Files by full path, for the demo and the tests; they last as long as the page. */
export const crearInMemoryArchivoStore = ({ reloj }: { reloj: Reloj }): ArchivoStore => {
  const archivos = new Map<string, Guardado>();
  const carpetas = new Set<string>();

  const asegurarCarpeta = (ruta: string): void => {
    if (ruta === '') return;
    if (archivos.has(ruta)) throw errorNoEsCarpeta();
    carpetas.add(ruta);
    asegurarCarpeta(partirRuta(ruta).padre);
  };
  const exigirCarpeta = (ruta: string): void => {
    if (!carpetas.has(ruta)) throw errorSinCarpeta();
  };
  const exigirLibre = (ruta: string): void => {
    if (carpetas.has(ruta) || archivos.has(ruta)) throw errorNombreOcupado();
  };
  const hijosDe = (rutas: Iterable<string>, padre: string): string[] =>
    [...rutas].filter((ruta) => partirRuta(ruta).padre === padre);
  const estaEn = (carpeta: string) => (ruta: string) => ruta === carpeta || ruta.startsWith(`${carpeta}/`);
  const mudar = (anterior: string, nueva: string): void => {
    const destino = (ruta: string) => nueva + ruta.slice(anterior.length);
    for (const ruta of [...carpetas].filter(estaEn(anterior))) {
      carpetas.delete(ruta);
      carpetas.add(destino(ruta));
    }
    for (const [ruta, archivo] of [...archivos].filter(([ruta]) => estaEn(anterior)(ruta))) {
      const path = destino(ruta);
      const { nombre: name } = partirRuta(path);
      archivos.delete(ruta);
      archivos.set(path, { ...archivo, path, name, contentType: tipoDeContenido(name) });
    }
  };
  const leer = (ruta: string): Guardado => {
    const archivo = archivos.get(ruta);
    if (!archivo) throw errorSinArchivo();
    return archivo;
  };
  const quitarContenido = ({ contenido: _contenido, ...archivo }: Guardado): Archivo => archivo;

  return {
    listar: async (padre) =>
      ordenarListado({
        files: hijosDe(archivos.keys(), padre).map((ruta) => quitarContenido(leer(ruta))),
        folders: hijosDe(carpetas, padre).map((path): Carpeta => ({ name: partirRuta(path).nombre, path })),
      }),
    subir: async (padre, { name, size, contenido }, avance) => {
      const path = unirRuta(padre, name);
      if (carpetas.has(path)) throw errorNombreOcupado();
      asegurarCarpeta(padre);
      const datos = contenido instanceof Blob ? contenido : new Blob([]);
      const updatedAt = reloj.ahora().toISOString();
      archivos.set(path, {
        name,
        path,
        size,
        contentType: tipoDeContenido(name),
        updatedAt,
        contenido: datos,
      });
      avance?.(1);
    },
    eliminar: async (ruta) => {
      leer(ruta);
      archivos.delete(ruta);
    },
    renombrarArchivo: async (anterior, nuevo, padre) => {
      leer(unirRuta(padre, anterior));
      exigirLibre(unirRuta(padre, nuevo));
      mudar(unirRuta(padre, anterior), unirRuta(padre, nuevo));
    },
    crearCarpeta: async (nombre, padre) => {
      exigirLibre(unirRuta(padre, nombre));
      asegurarCarpeta(unirRuta(padre, nombre));
    },
    renombrarCarpeta: async (anterior, nuevo, padre) => {
      exigirCarpeta(unirRuta(padre, anterior));
      exigirLibre(unirRuta(padre, nuevo));
      mudar(unirRuta(padre, anterior), unirRuta(padre, nuevo));
    },
    eliminarCarpeta: async (ruta) => {
      exigirCarpeta(ruta);
      for (const dentro of [...archivos.keys()].filter(estaEn(ruta))) archivos.delete(dentro);
      for (const dentro of [...carpetas].filter(estaEn(ruta))) carpetas.delete(dentro);
    },
    urlDescarga: async (ruta) => URL.createObjectURL(leer(ruta).contenido),
  };
};
