import type { OrdenArchivos } from '@/application/archivos/archivo-store.port';
import type {
  ArchivoAbierto,
  BitacoraArchivos,
  BodegaArchivos,
  CarpetasReservadas,
  Contenido,
  PapelesFirmados,
  TurnoArchivos,
} from '@/application/archivos/bodega-archivos.port';
import type { Papelera } from '@/application/archivos/papelera';
import type { Listado } from '@/domain/archivos/archivo';
import {
  carpetasHasta,
  conLaDeParticipantes,
  estaEn,
  estaReservada,
  exigirLiberable,
  exigirQueSePuedaMover,
  mudarMarcas,
} from '@/domain/archivos/carpeta-reservada';
import { errorNombreOcupado, errorSinArchivo, errorSinCarpeta } from '@/domain/archivos/errores-archivos';
import { nombreLibre, type SiExiste } from '@/domain/archivos/nombre-archivo';
import { exigirQueNoSeaPapel } from '@/domain/archivos/papel-firmado';
import type { MotivoPapelera } from '@/domain/archivos/papelera';
import { partirRuta, RAIZ_PAPELERA, unirRuta } from '@/domain/archivos/ruta-archivo';
import type { HechoDeArchivo } from '@/domain/archivos/suceso-de-archivo';

interface Dependencias {
  bodega: BodegaArchivos;
  papelera: Papelera;
  reservadas: CarpetasReservadas;
  firmados: PapelesFirmados;
  turno: TurnoArchivos;
  /** Of the person who does it. */
  bitacora: BitacoraArchivos;
  /** Their e-mail. */
  quien: () => Promise<string | null>;
  /** Whether they may see reserved folders. */
  veReservadas: () => Promise<boolean>;
}

type Clase = 'archivo' | 'carpeta';

/**
 * What one person does with the stored files, whatever keeps them: nothing is written over or removed without going to
 * the bin first, each change looks and writes in one turn, and each is told in the history once it is done.
 */
export const custodiarArchivos = (deps: Dependencias) => {
  const { bodega, papelera, turno, bitacora } = deps;
  const reservadas: CarpetasReservadas = {
    ...deps.reservadas,
    listar: async () => conLaDeParticipantes(await deps.reservadas.listar()),
  };
  const anotar = (clase: Clase, antes: string | null, despues: string | null, hecho?: HechoDeArchivo) =>
    bitacora.anotar({ clase, antes, despues, ...(hecho ? { hecho } : {}) });
  const exigir = async (ruta: string, clase: Clase): Promise<void> => {
    if ((await bodega.queHay(ruta)) !== clase)
      throw clase === 'archivo' ? errorSinArchivo() : errorSinCarpeta();
  };
  const exigirLibre = async (ruta: string): Promise<void> => {
    if ((await bodega.queHay(ruta)) !== null) throw errorNombreOcupado();
  };
  const rutaLibre = async (ruta: string): Promise<string> => {
    const { padre, nombre } = partirRuta(ruta);
    const { files, folders } = await bodega.listar(padre);
    return unirRuta(padre, nombreLibre(nombre, new Set([...files, ...folders].map(({ name }) => name))));
  };
  const esOculta = async (ruta: string): Promise<boolean> =>
    !(await deps.veReservadas()) && estaReservada(ruta, await reservadas.listar());
  const apartar = async (ruta: string, clase: Clase, motivo: MotivoPapelera): Promise<string> => {
    const marcas = await reservadas.listar();
    const propias = marcas.filter((marca) => estaEn(ruta)(marca) || carpetasHasta(ruta).includes(marca));
    return papelera.apartar({ ruta, clase, motivo, quien: await deps.quien(), reservadas: propias });
  };
  const reemplazar = async (ruta: string, colocar: () => Promise<void>): Promise<void> => {
    const id = await apartar(ruta, 'archivo', 'REEMPLAZADO');
    await colocar().catch(async (error: unknown) => {
      await papelera.devolver(id, ruta);
      throw error;
    });
  };
  const exigirEliminable = async (ruta: string): Promise<void> =>
    exigirQueNoSeaPapel(await deps.firmados.de(ruta), 'ELIMINAR');
  const exigirReemplazable = async (ruta: string): Promise<void> =>
    exigirQueNoSeaPapel(await deps.firmados.de(ruta), 'REEMPLAZAR');
  const eliminar = (clase: Clase) => (ruta: string) =>
    turno(async () => {
      await exigir(ruta, clase);
      if (clase === 'carpeta') exigirQueSePuedaMover(ruta);
      else await exigirEliminable(ruta);
      await apartar(ruta, clase, 'ELIMINADO');
      if (clase === 'carpeta') await reservadas.desmarcar((await reservadas.listar()).filter(estaEn(ruta)));
      await anotar(clase, ruta, null);
    });
  const renombrar = (clase: Clase) => (anterior: string, nuevo: string, padre: string) =>
    turno(async () => {
      const [origen, destino] = [unirRuta(padre, anterior), unirRuta(padre, nuevo)];
      await exigir(origen, clase);
      exigirQueSePuedaMover(origen);
      await exigirLibre(destino);
      const marcas = clase === 'carpeta' ? (await reservadas.listar()).filter(estaEn(origen)) : [];
      // Marked at both places while it moves: never at none.
      await reservadas.marcar(mudarMarcas(marcas, origen, destino));
      await bodega.mover(origen, destino);
      await reservadas.desmarcar(marcas);
      await anotar(clase, origen, destino);
    });

  /** The marks it had come back with a folder that has to be made again, under its new name. */
  const marcarDeNuevo = async (marcas: readonly string[], ruta: string, destino: string): Promise<void> => {
    await reservadas.marcar(mudarMarcas(marcas, ruta, destino));
    for (const marca of marcas.filter((marca) => !estaEn(ruta)(marca)))
      if ((await bodega.queHay(marca)) === null) await reservadas.marcar([marca]);
  };

  const orden: OrdenArchivos = {
    listar: async (ruta): Promise<Listado> => {
      if (await esOculta(ruta)) return { files: [], folders: [] };
      const [marcas, { files, folders }] = await Promise.all([reservadas.listar(), bodega.listar(ruta)]);
      const veReservadas = await deps.veReservadas();
      const visibles = folders.filter(
        ({ name }) =>
          unirRuta(ruta, name) !== RAIZ_PAPELERA && (veReservadas || !marcas.includes(unirRuta(ruta, name))),
      );
      return {
        files,
        folders: visibles.map((carpeta) =>
          marcas.includes(unirRuta(ruta, carpeta.name)) ? { ...carpeta, reserved: true } : carpeta,
        ),
      };
    },
    eliminar: eliminar('archivo'),
    eliminarCarpeta: eliminar('carpeta'),
    renombrarArchivo: renombrar('archivo'),
    renombrarCarpeta: renombrar('carpeta'),
    crearCarpeta: (nombre, padre) =>
      turno(async () => {
        await bodega.crearCarpeta(nombre, padre);
        await anotar('carpeta', null, unirRuta(padre, nombre));
      }),
    reservarCarpeta: (ruta, reservada) =>
      turno(async () => {
        await exigir(ruta, 'carpeta');
        if (!reservada) exigirLiberable(ruta);
        await (reservada ? reservadas.marcar([ruta]) : reservadas.desmarcar([ruta]));
        await anotar('carpeta', null, ruta, reservada ? 'RESERVAR' : 'LIBERAR');
      }),
    listarPapelera: papelera.listar,
    restaurar: (id) =>
      turno(async () => {
        const { ruta, clase, reservadas: marcas } = await papelera.obtener(id);
        const destino = await rutaLibre(ruta);
        await marcarDeNuevo(marcas, ruta, destino);
        await papelera.devolver(id, destino);
        await anotar(clase, null, destino, 'RESTAURAR');
        return destino;
      }),
    eliminarDePapelera: (id) =>
      turno(async () => {
        const { ruta, clase } = await papelera.obtener(id);
        await papelera.eliminar(id);
        await anotar(clase, ruta, null, 'ELIMINAR_DEFINITIVAMENTE');
      }),
  };

  return {
    ...orden,
    /**
     * Throws DUPLICADO when it is taken and nothing else was asked, and CONFLICTO when what it would take the place of is a
     * signed paper. The turn comes when every byte is here.
     */
    recibir: (ruta: string, siExiste: SiExiste | '', contenido: Contenido): Promise<string> =>
      bodega.recibir(contenido, (colocar) =>
        turno(async () => {
          if (siExiste === 'REEMPLAZAR' && (await bodega.queHay(ruta)) === 'archivo') {
            await exigirReemplazable(ruta);
            await reemplazar(ruta, () => colocar(ruta));
            await anotar('archivo', null, ruta, 'REEMPLAZAR');
            return ruta;
          }
          const destino = siExiste === 'CONSERVAR_AMBAS' ? await rutaLibre(ruta) : ruta;
          await colocar(destino);
          await anotar('archivo', null, destino);
          return destino;
        }),
      ),
    /** Throws DUPLICADO, CONFLICTO: says before the bytes travel what `recibir` would say after. */
    exigirQueQuepa: async (ruta: string, siExiste: SiExiste | ''): Promise<void> => {
      const hay = siExiste === 'CONSERVAR_AMBAS' ? null : await bodega.queHay(ruta);
      if (hay === 'carpeta' || (hay === 'archivo' && siExiste === '')) throw errorNombreOcupado();
      if (hay === 'archivo') await exigirReemplazable(ruta);
    },
    /** Throws CONFLICTO: says of a file, before it is sent to be deleted, what `eliminar` would say. */
    exigirEliminable,
    /** Throws NO_ENCONTRADO, also for what is not for whoever asks. */
    exigirArchivo: async (ruta: string): Promise<void> => {
      if ((await esOculta(ruta)) || (await bodega.queHay(ruta)) !== 'archivo') throw errorSinArchivo();
    },
    /** Told in the history before the first byte leaves. Throws NO_ENCONTRADO. */
    abrir: async (ruta: string): Promise<ArchivoAbierto> => {
      const abierto = (await esOculta(ruta)) ? null : await bodega.abrir(ruta);
      if (!abierto) throw errorSinArchivo();
      try {
        await anotar('archivo', null, ruta, 'LEER');
      } catch (error) {
        await abierto.contenido[Symbol.asyncIterator]().return?.();
        throw error;
      }
      return abierto;
    },
    /** Removes for good what has been in the bin its thirty days. Answers how many. */
    depurar: (): Promise<number> =>
      turno(async () => {
        const vencidas = await papelera.vencidas();
        for (const { id, nota, habia } of vencidas) {
          await papelera.eliminar(id);
          if (habia) await anotar(nota.clase, nota.ruta, null, 'DEPURAR');
        }
        return vencidas.length;
      }),
  };
};

export type Custodia = ReturnType<typeof custodiarArchivos>;
