import type { BodegaArchivos, Contenido } from '@/application/archivos/bodega-archivos.port';
import { ordenarListado } from '@/domain/archivos/archivo';
import {
  errorNoEsCarpeta,
  errorNombreOcupado,
  errorSinArchivo,
  errorSinCarpeta,
} from '@/domain/archivos/errores-archivos';
import { partirRuta, unirRuta, validarClave } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import type { CarpetaTemporal, Temporal } from '@/infrastructure/storage/temporales/carpeta-temporal';
import type { Cubeta } from './cubeta';

/** A folder is whatever begins with its path and a bar; an empty object of that name keeps it when nothing is in it. */
const prefijoDe = (ruta: string): string => (ruta === '' ? '' : `${validarClave(ruta)}/`);

async function* enBytes(texto: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(texto);
}

/** Files in a bucket, each under its path. */
export const bodegaS3 = (cubeta: Cubeta, temporales: CarpetaTemporal): BodegaArchivos => {
  const hayCarpeta = (ruta: string) => cubeta.hayAlgo(prefijoDe(ruta));
  const exigirLibre = async (ruta: string): Promise<void> => {
    if ((await cubeta.existe(validarClave(ruta))) || (await hayCarpeta(ruta))) throw errorNombreOcupado();
  };
  const exigirArchivo = async (ruta: string): Promise<void> => {
    if (!(await cubeta.existe(validarClave(ruta)))) throw errorSinArchivo();
  };
  const exigirCarpeta = async (ruta: string): Promise<void> => {
    if (!(await hayCarpeta(ruta))) throw errorSinCarpeta();
  };
  /** Makes the folder and the ones above it; fails when a file is in the way, as it would on a disk. */
  const asegurarCarpeta = async (ruta: string): Promise<void> => {
    if (ruta === '') return;
    if (await cubeta.existe(validarClave(ruta))) throw errorNoEsCarpeta();
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
  const poner = async (ruta: string, temporal: Temporal): Promise<void> => {
    await asegurarCarpeta(partirRuta(ruta).padre);
    await cubeta.guardar(validarClave(ruta), temporal, tipoDeContenido(ruta));
  };
  const guardar = (ruta: string, contenido: Contenido, opciones?: { minimo: boolean }): Promise<void> =>
    temporales.recibir(
      contenido,
      async (temporal) => {
        if (await hayCarpeta(ruta)) throw errorNombreOcupado();
        await poner(ruta, temporal);
      },
      opciones,
    );
  /** Everything is in its new place before anything leaves the old one. */
  const mudar = async (claves: readonly string[], origen: string, destino: string): Promise<void> => {
    await asegurarCarpeta(partirRuta(destino).padre);
    for (const clave of claves) await cubeta.copiar(clave, destino + clave.slice(origen.length));
    await borrarTodo(claves);
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
    queHay: async (ruta) => {
      if (await cubeta.existe(validarClave(ruta))) return 'archivo';
      return (await hayCarpeta(ruta)) ? 'carpeta' : null;
    },
    abrir: async (ruta) => cubeta.abrir(validarClave(ruta)),
    guardar,
    recibir: (contenido, usar) =>
      temporales.recibir(contenido, (temporal) =>
        usar(async (ruta) => {
          await exigirLibre(ruta);
          await poner(ruta, temporal);
        }),
      ),
    escribirNota: (ruta, texto) => guardar(ruta, enBytes(texto), { minimo: true }),
    leerNota: async (ruta) => {
      const abierto = await cubeta.abrir(validarClave(ruta));
      if (!abierto) return null;
      const trozos: Uint8Array[] = [];
      for await (const trozo of abierto.contenido) trozos.push(trozo);
      return Buffer.concat(trozos).toString('utf8');
    },
    mover: async (origen, destino) => {
      const esArchivo = await cubeta.existe(validarClave(origen));
      if (!esArchivo && !(await hayCarpeta(origen))) throw errorSinArchivo();
      await exigirLibre(destino);
      await mudar(esArchivo ? [origen] : await clavesDe(prefijoDe(origen)), origen, destino);
    },
    eliminar: async (ruta) => {
      await exigirArchivo(ruta);
      await cubeta.borrar(ruta);
    },
    crearCarpeta: async (nombre, padre) => {
      await exigirLibre(unirRuta(padre, nombre));
      await asegurarCarpeta(unirRuta(padre, nombre));
    },
    eliminarCarpeta: async (ruta) => {
      await exigirCarpeta(ruta);
      await borrarTodo(await clavesDe(prefijoDe(ruta)));
    },
  };
};
