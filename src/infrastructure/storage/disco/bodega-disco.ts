import { constants } from 'node:fs';
import { access, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BodegaArchivos, Contenido } from '@/application/archivos/bodega-archivos.port';
import { errorNombreOcupado, errorSinArchivo, errorSinCarpeta } from '@/domain/archivos/errores-archivos';
import { partirRuta, unirRuta } from '@/domain/archivos/ruta-archivo';
import type { CarpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';
import { asentar } from './asentar';
import { traduciendoDisco } from './errores-disco';
import { listarEnDisco } from './listar-en-disco';
import { asegurarCarpeta, buscarLugar } from './lugar-en-disco';

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
