import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
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

/** The move itself survives a power cut. */
const mover = async (origen: string, destino: string): Promise<void> => {
  await rename(origen, destino);
  await asentar(dirname(destino));
};

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
  const renombrar =
    (tipo: 'archivo' | 'carpeta') => async (anterior: string, nuevo: string, padre: string) => {
      const origen = await exigir(tipo, unirRuta(padre, anterior));
      await mover(origen, await exigirLibre(unirRuta(padre, nuevo)));
    };
  return traduciendoDisco({
    comprobar: async () => {
      await mkdir(raiz, { recursive: true });
      await access(raiz, constants.R_OK | constants.W_OK);
    },
    listar: (ruta) => listarEnDisco(raiz, ruta),
    existe: async (ruta) => (await buscarLugar(raiz, ruta)).tipo === 'archivo',
    abrir: async (ruta) => {
      const lugar = await buscarLugar(raiz, ruta);
      if (lugar.tipo !== 'archivo') return null;
      const archivo = await open(lugar.ruta, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      return { contenido: archivo.createReadStream(), tamano: (await archivo.stat()).size };
    },
    guardar: (ruta, contenido) =>
      temporales.recibir(contenido, async (temporal) => {
        const { padre, nombre } = partirRuta(ruta);
        const destino = join(await asegurarCarpeta(raiz, padre), nombre);
        if ((await buscarLugar(raiz, ruta)).tipo === 'carpeta') throw errorNombreOcupado();
        await mover(temporal.ruta, destino);
      }),
    eliminar: async (ruta) => rm(await exigir('archivo', ruta)),
    renombrarArchivo: renombrar('archivo'),
    crearCarpeta: async (nombre, padre) => {
      const libre = await exigirLibre(unirRuta(padre, nombre));
      await asegurarCarpeta(raiz, padre);
      await mkdir(libre);
    },
    renombrarCarpeta: renombrar('carpeta'),
    eliminarCarpeta: async (ruta) => {
      // Out of sight in one step; a cut half way leaves no half folder.
      const [origen, apartada] = [await exigir('carpeta', ruta), await temporales.nueva()];
      await mover(origen, apartada);
      await rm(apartada, { recursive: true, force: true });
    },
  });
};
