import type { BodegaArchivos, ClaseGuardada } from '@/application/archivos/bodega-archivos.port';
import type { GeneradorIds, Reloj } from '@/application/shared/equipo.port';
import { errorSinEnPapelera } from '@/domain/archivos/errores-archivos';
import {
  CALENDARIO_NUEVO,
  type CalendarioPapelera,
  diasRestantes,
  type EnPapelera,
  esquemaCalendarioPapelera,
  esquemaNotaPapelera,
  type MotivoPapelera,
  type NotaPapelera,
  ordenarPapelera,
  pasarDia,
} from '@/domain/archivos/papelera';
import { partirRuta, RAIZ_PAPELERA } from '@/domain/archivos/ruta-archivo';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { z } from '@/domain/shared/zod';

export interface Apartado {
  ruta: string;
  clase: ClaseGuardada;
  motivo: MotivoPapelera;
  quien: string | null;
  reservadas: string[];
}

interface Vencida {
  id: string;
  nota: NotaPapelera;
  /** Of a move that was cut before it began, only the note is there. */
  habia: boolean;
}

interface Dependencias {
  bodega: BodegaArchivos;
  reloj: Reloj;
  ids: GeneradorIds;
}

const CALENDARIO = `${RAIZ_PAPELERA}/dias.json`;
const carpetaDe = (id: string): string => `${RAIZ_PAPELERA}/${id}`;
const contenidoDe = (id: string): string => `${carpetaDe(id)}/contenido`;
const notaDe = (id: string): string => `${carpetaDe(id)}/nota.json`;

/** `null` when it is not there, or is not what was written. */
const leerCon = <T extends z.ZodMiniType>(esquema: T, texto: string | null): z.output<T> | null => {
  try {
    return esquema.parse(JSON.parse(String(texto)));
  } catch {
    return null;
  }
};

/**
 * What was replaced or deleted, in the same store as the rest, so that one copy of it carries both: a folder for each
 * thing, with a note beside it that is written before the thing moves and so never misses.
 */
export const crearPapelera = ({ bodega, reloj, ids }: Dependencias) => {
  const calendario = async (): Promise<CalendarioPapelera> =>
    leerCon(esquemaCalendarioPapelera, await bodega.leerNota(CALENDARIO)) ?? CALENDARIO_NUEVO;
  const leerNota = async (id: string): Promise<NotaPapelera | null> =>
    leerCon(esquemaNotaPapelera, await bodega.leerNota(notaDe(id)));
  const idsGuardados = async (): Promise<string[]> =>
    (await bodega.listar(RAIZ_PAPELERA)).folders.map(({ name }) => name);
  const describir = async (id: string, dias: CalendarioPapelera): Promise<EnPapelera[]> => {
    const [nota, { files }] = await Promise.all([leerNota(id), bodega.listar(carpetaDe(id))]);
    // Of a move that was cut before it began, only the note is there.
    if (!nota || (await bodega.queHay(contenidoDe(id))) === null) return [];
    const { ruta, clase, motivo, cuando, quien } = nota;
    return [
      {
        id,
        name: partirRuta(ruta).nombre,
        path: ruta,
        isFolder: clase === 'carpeta',
        size: files.find(({ name }) => name === 'contenido')?.size ?? null,
        reason: motivo,
        deletedAt: cuando,
        deletedBy: quien,
        daysLeft: diasRestantes(nota, dias, reloj.ahora()),
      },
    ];
  };
  const vaciar = (id: string): Promise<void> => bodega.eliminarCarpeta(carpetaDe(id));
  return {
    /** Answers its number there. Throws NO_ENCONTRADO. */
    apartar: async (apartado: Apartado): Promise<string> => {
      const id = ids.nuevo();
      const { dias: dia } = await calendario();
      const nota: NotaPapelera = { ...apartado, dia, cuando: reloj.ahora().toISOString() };
      await bodega.escribirNota(notaDe(id), JSON.stringify(nota));
      await bodega.mover(apartado.ruta, contenidoDe(id));
      return id;
    },
    listar: async (): Promise<EnPapelera[]> => {
      const dias = await calendario();
      const cosas: EnPapelera[] = [];
      for (const id of await idsGuardados()) cosas.push(...(await describir(id, dias)));
      return ordenarPapelera(cosas);
    },
    /** Throws NO_ENCONTRADO. */
    obtener: async (id: string): Promise<NotaPapelera> => {
      const nota = (await bodega.queHay(contenidoDe(id))) === null ? null : await leerNota(id);
      if (!nota) throw errorSinEnPapelera();
      return nota;
    },
    /** Throws DUPLICADO when something is at `destino`. */
    devolver: async (id: string, destino: string): Promise<void> => {
      await bodega.mover(contenidoDe(id), destino);
      await vaciar(id);
    },
    eliminar: vaciar,
    /** Counts today, and answers those whose days are over. */
    vencidas: async (): Promise<Vencida[]> => {
      const antes = await calendario();
      const ahora = reloj.ahora();
      const dias = pasarDia(antes, fechaEnBogota(ahora));
      if (dias !== antes) await bodega.escribirNota(CALENDARIO, JSON.stringify(dias));
      const vencidas: Vencida[] = [];
      for (const id of await idsGuardados()) {
        const nota = await leerNota(id);
        if (!nota || diasRestantes(nota, dias, ahora) > 0) continue;
        vencidas.push({ id, nota, habia: (await bodega.queHay(contenidoDe(id))) !== null });
      }
      return vencidas;
    },
  };
};

export type Papelera = ReturnType<typeof crearPapelera>;
