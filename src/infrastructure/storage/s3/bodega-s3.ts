import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { ordenarListado } from '@/domain/archivos/archivo';
import {
  errorNoEsCarpeta,
  errorNombreOcupado,
  errorSinArchivo,
  errorSinCarpeta,
} from '@/domain/archivos/errores-archivos';
import { partirRuta, unirRuta, validarRuta } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import type { CarpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';
import type { Cubeta } from './cubeta';

/** A folder is whatever begins with its path and a bar; an empty object of that name keeps it when nothing is in it. */
const prefijoDe = (ruta: string): string => (ruta === '' ? '' : `${validarRuta(ruta)}/`);

/** Files in a bucket, each under its path. */
export const bodegaS3 = (cubeta: Cubeta, temporales: CarpetaTemporal): BodegaArchivos => {
  const hayCarpeta = (ruta: string) => cubeta.hayAlgo(prefijoDe(ruta));
  const exigirLibre = async (ruta: string): Promise<void> => {
    if ((await cubeta.existe(validarRuta(ruta))) || (await hayCarpeta(ruta))) throw errorNombreOcupado();
  };
  const exigirArchivo = async (ruta: string): Promise<void> => {
    if (!(await cubeta.existe(validarRuta(ruta)))) throw errorSinArchivo();
  };
  const exigirCarpeta = async (ruta: string): Promise<void> => {
    if (!(await hayCarpeta(ruta))) throw errorSinCarpeta();
  };
  /** Makes the folder and the ones above it; fails when a file is in the way, as it would on a disk. */
  const asegurarCarpeta = async (ruta: string): Promise<void> => {
    if (ruta === '') return;
    if (await cubeta.existe(validarRuta(ruta))) throw errorNoEsCarpeta();
    await asegurarCarpeta(partirRuta(ruta).padre);
    if (!(await cubeta.existe(prefijoDe(ruta)))) await cubeta.marcar(prefijoDe(ruta));
  };
  const clavesDe = async (prefijo: string): Promise<string[]> => {
    const claves: string[] = [];
    for await (const { objetos } of cubeta.listar(prefijo)) claves.push(...objetos.map(({ clave }) => clave));
    return claves;
  };
  const borrarTodo = async (claves: readonly string[]): Promise<void> => {
    for (const clave of claves) await cubeta.borrar(clave);
  };
  return {
    comprobar: async () => {
      await cubeta.hayAlgo('');
    },
    listar: async (ruta) => {
      const prefijo = prefijoDe(ruta);
      const listado: Awaited<ReturnType<BodegaArchivos['listar']>> = { files: [], folders: [] };
      for await (const { objetos, prefijos } of cubeta.listar(prefijo, { directos: true })) {
        for (const { clave, tamano, cambiado } of objetos) {
          const name = clave.slice(prefijo.length);
          if (name === '') continue;
          const updatedAt = cambiado?.toISOString() ?? null;
          listado.files.push({
            name,
            path: clave,
            size: tamano,
            contentType: tipoDeContenido(name),
            updatedAt,
          });
        }
        for (const path of prefijos.map((completo) => completo.slice(0, -1)))
          listado.folders.push({ name: partirRuta(path).nombre, path });
      }
      return ordenarListado(listado);
    },
    existe: async (ruta) => cubeta.existe(validarRuta(ruta)),
    abrir: async (ruta) => cubeta.abrir(validarRuta(ruta)),
    guardar: (ruta, contenido) =>
      temporales.recibir(contenido, async (temporal) => {
        if (await hayCarpeta(ruta)) throw errorNombreOcupado();
        await asegurarCarpeta(partirRuta(ruta).padre);
        await cubeta.guardar(validarRuta(ruta), temporal, tipoDeContenido(ruta));
      }),
    eliminar: async (ruta) => {
      await exigirArchivo(ruta);
      await cubeta.borrar(ruta);
    },
    renombrarArchivo: async (anterior, nuevo, padre) => {
      const [origen, destino] = [unirRuta(padre, anterior), unirRuta(padre, nuevo)];
      await exigirArchivo(origen);
      await exigirLibre(destino);
      await cubeta.copiar(origen, destino);
      await cubeta.borrar(origen);
    },
    crearCarpeta: async (nombre, padre) => {
      await exigirLibre(unirRuta(padre, nombre));
      await asegurarCarpeta(unirRuta(padre, nombre));
    },
    renombrarCarpeta: async (anterior, nuevo, padre) => {
      const [origen, destino] = [unirRuta(padre, anterior), unirRuta(padre, nuevo)];
      await exigirCarpeta(origen);
      await exigirLibre(destino);
      const claves = await clavesDe(prefijoDe(origen));
      // Everything is in its new place before anything leaves the old one.
      for (const clave of claves) await cubeta.copiar(clave, destino + clave.slice(origen.length));
      await borrarTodo(claves);
    },
    eliminarCarpeta: async (ruta) => {
      await exigirCarpeta(ruta);
      await borrarTodo(await clavesDe(prefijoDe(ruta)));
    },
  };
};
