import { constants } from 'node:fs';
import { access, link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BodegaArchivos, Contenido } from '@/application/archivos/bodega-archivos.port';
import { type Archivo, type Listado, ordenarListado } from '@/domain/archivos/archivo';
import {
  errorNoEsCarpeta,
  errorNombreOcupado,
  errorSinArchivo,
  errorSinCarpeta,
} from '@/domain/archivos/errores-archivos';
import { partirRuta, unirRuta } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import type { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorSinEspacio, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { asentar } from '@/infrastructure/shared/asentar';
import type { CarpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';
import { asegurarCarpeta, buscarLugar } from './lugar-en-disco';

const POR_CODIGO: Readonly<Record<string, (causa: unknown) => ErrorAplicacion>> = {
  ENOSPC: errorSinEspacio,
  EDQUOT: errorSinEspacio,
  EEXIST: errorNombreOcupado,
  ENOTEMPTY: errorNombreOcupado,
  EISDIR: errorNombreOcupado,
  ENOTDIR: errorNoEsCarpeta,
  ELOOP: errorNoEsCarpeta,
  ENOENT: errorSinArchivo,
  ENAMETOOLONG: () => errorValidacion('El nombre es demasiado largo: use uno más corto'),
};

/** What another call changed in between, and a full disk, in the words of the product. */
const traducirErrorDisco = (error: unknown): unknown => {
  const codigo = (error as NodeJS.ErrnoException | null)?.code;
  const traducir =
    typeof codigo === 'string' && Object.hasOwn(POR_CODIGO, codigo) ? POR_CODIGO[codigo] : null;
  return traducir ? traducir(error) : error;
};

type Metodos = { [nombre: string]: (...argumentos: never[]) => Promise<unknown> };

/** The same methods, with the errors of the disk translated. */
const traduciendoDisco = <T extends object>(metodos: T): T =>
  Object.fromEntries(
    Object.entries(metodos as unknown as Metodos).map(([nombre, metodo]) => [
      nombre,
      async (...argumentos: never[]) => {
        try {
          return await metodo(...argumentos);
        } catch (error) {
          throw traducirErrorDisco(error);
        }
      },
    ]),
  ) as T;

const VACIO: Listado = { files: [], folders: [] };

/** Only files and folders: a link, a socket or a name from elsewhere that no path can say is not shown. */
const listarEnDisco = async (raiz: string, ruta: string): Promise<Listado> => {
  const lugar = await buscarLugar(raiz, ruta);
  if (lugar.tipo !== 'carpeta') return VACIO;
  const listado: Listado = { files: [], folders: [] };
  for (const entrada of await readdir(lugar.ruta, { withFileTypes: true })) {
    const [name, path] = [entrada.name, unirRuta(ruta, entrada.name)];
    if (entrada.isDirectory()) listado.folders.push({ name, path });
    if (!entrada.isFile()) continue;
    const archivo = await leerArchivo(raiz, path, name);
    if (archivo) listado.files.push(archivo);
  }
  return ordenarListado(listado);
};

const leerArchivo = async (raiz: string, path: string, name: string): Promise<Archivo | null> => {
  const lugar = await buscarLugar(raiz, path).catch(() => null);
  if (lugar?.tipo !== 'archivo') return null;
  return {
    name,
    path,
    size: lugar.tamano,
    contentType: tipoDeContenido(name),
    updatedAt: lugar.cambiado.toISOString(),
  };
};

interface Dependencias {
  raiz: string;
  /** On the same disk as `raiz`, so that moving is one step. */
  temporales: CarpetaTemporal;
}

/** The move itself survives a power cut, at both ends. */
const mudar = async (origen: string, destino: string): Promise<void> => {
  await rename(origen, destino);
  await asentar(dirname(destino));
  if (dirname(origen) !== dirname(destino)) await asentar(dirname(origen));
};

/** Disks that do not know more than one name for a file. */
const SIN_ENLACES: ReadonlySet<unknown> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EXDEV',
]);

/** Fails with EEXIST, and touches nothing, when there is something at `destino`, whoever put it there. */
const ponerNuevo = async (temporal: string, destino: string): Promise<void> => {
  try {
    await link(temporal, destino);
  } catch (error) {
    if (!SIN_ENLACES.has((error as NodeJS.ErrnoException).code)) throw error;
    // The empty file takes the name first; whoever comes meanwhile finds it taken.
    await (await open(destino, 'wx', 0o600)).close();
    await rename(temporal, destino);
  }
  await asentar(dirname(destino));
};

async function* enBytes(texto: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(texto);
}

/** Files in a folder of the disk, as they are: a copy of the folder is a backup. */
export const bodegaDisco = ({ raiz, temporales }: Dependencias): BodegaArchivos => {
  const exigir = async (tipo: 'archivo' | 'carpeta', ruta: string): Promise<string> => {
    const lugar = await buscarLugar(raiz, ruta);
    if (lugar.tipo !== tipo) throw tipo === 'archivo' ? errorSinArchivo() : errorSinCarpeta();
    return lugar.ruta;
  };
  const exigirLibre = async (ruta: string): Promise<string> => {
    const lugar = await buscarLugar(raiz, ruta);
    if (lugar.tipo !== 'nada') throw errorNombreOcupado();
    return lugar.ruta;
  };
  const guardar = (ruta: string, contenido: Contenido, opciones?: { minimo: boolean }): Promise<void> =>
    temporales.recibir(
      contenido,
      async (temporal) => {
        const { padre, nombre } = partirRuta(ruta);
        const destino = join(await asegurarCarpeta(raiz, padre), nombre);
        if ((await buscarLugar(raiz, ruta)).tipo === 'carpeta') throw errorNombreOcupado();
        await mudar(temporal.ruta, destino);
      },
      opciones,
    );
  return traduciendoDisco<BodegaArchivos>({
    comprobar: async () => {
      await mkdir(raiz, { recursive: true });
      await access(raiz, constants.R_OK | constants.W_OK);
    },
    listar: (ruta) => listarEnDisco(raiz, ruta),
    queHay: async (ruta) => {
      const { tipo } = await buscarLugar(raiz, ruta);
      return tipo === 'nada' ? null : tipo;
    },
    abrir: async (ruta) => {
      const lugar = await buscarLugar(raiz, ruta);
      if (lugar.tipo !== 'archivo') return null;
      const archivo = await open(lugar.ruta, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      return { contenido: archivo.createReadStream(), tamano: (await archivo.stat()).size };
    },
    guardar,
    recibir: (contenido, usar) =>
      temporales.recibir(contenido, (temporal) =>
        usar(async (ruta) => {
          const { padre, nombre } = partirRuta(ruta);
          const destino = join(await asegurarCarpeta(raiz, padre), nombre);
          await exigirLibre(ruta);
          await ponerNuevo(temporal.ruta, destino);
        }),
      ),
    escribirNota: (ruta, texto) => guardar(ruta, enBytes(texto), { minimo: true }),
    leerNota: async (ruta) => {
      const lugar = await buscarLugar(raiz, ruta);
      return lugar.tipo === 'archivo' ? readFile(lugar.ruta, 'utf8') : null;
    },
    mover: async (origen, destino) => {
      const lugar = await buscarLugar(raiz, origen);
      if (lugar.tipo === 'nada') throw errorSinArchivo();
      const libre = await exigirLibre(destino);
      await asegurarCarpeta(raiz, partirRuta(destino).padre);
      await mudar(lugar.ruta, libre);
    },
    eliminar: async (ruta) => rm(await exigir('archivo', ruta)),
    crearCarpeta: async (nombre, padre) => {
      const libre = await exigirLibre(unirRuta(padre, nombre));
      await asegurarCarpeta(raiz, padre);
      await mkdir(libre);
    },
    eliminarCarpeta: async (ruta) => {
      // Out of sight in one step; a cut half way leaves no half folder.
      const [origen, apartada] = [await exigir('carpeta', ruta), await temporales.nueva()];
      await mudar(origen, apartada);
      await rm(apartada, { recursive: true, force: true });
    },
  });
};
