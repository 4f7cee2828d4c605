import type { GeneradorIds, Reloj } from '@/application/shared/equipo.port';
import type { Cola } from '@/application/sin-red/cola';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada, Salida } from '@/domain/sin-red/cola';
import { claseDeConflicto } from '@/domain/sin-red/conflicto';
import { APARTADA } from '@/domain/sin-red/desenlace';
import { errorCofreCerrado } from '@/domain/sin-red/errores-cofre';
import { conClave } from '@/domain/sin-red/ordenes-sin-red';
import { comoOtro } from '@/domain/sin-red/pago-repetido';

interface Dependencias {
  cola: Pick<Cola, 'guardar' | 'listar' | 'abierta'>;
  reloj: Reloj;
  ids: GeneradorIds;
  /** One after another, in every page of this browser: a second press comes while the first is being written down. */
  enTurno: <T>(hacer: () => Promise<T>) => Promise<T>;
}

const SIN_RESPUESTA = { id: null, version: null, recibo: null, abono: null };

/** What a person does about what waits for them. */
export const decidirEnCola = ({ cola, reloj, ids, enTurno }: Dependencias) => {
  const ahora = () => reloj.ahora().getTime();
  // Another press, or another page, may have decided already: with another key it would be written twice.
  const siSigue = (entrada: Entrada, decidir: () => Promise<void>): Promise<boolean> =>
    enTurno(async () => {
      const { entradas } = await cola.listar();
      // Nothing is read of what is closed: that does not say that it was decided.
      if (!cola.abierta()) throw errorCofreCerrado();
      const sigue = entradas.some(
        ({ id, estado }) => id === entrada.id && estado.tipo === entrada.estado.tipo,
      );
      if (sigue) await decidir();
      return sigue;
    });
  const deNuevo = (entrada: Entrada, orden = entrada.orden): Promise<void> => {
    const { estado } = entrada;
    const eraIgual =
      estado.tipo === 'rechazada' && claseDeConflicto(entrada.orden, estado.rechazo) === 'pago igual';
    return cola.guardar({
      ...entrada,
      orden: conClave(eraIgual ? comoOtro(orden) : orden, ids.nuevo()),
      esOtro: eraIgual ? true : entrada.esOtro,
      lleva: undefined,
      estado: { tipo: 'por enviar' },
    });
  };
  /** When it left before and nobody knows how it ended. */
  const dudaDe = ({ estado }: Entrada): Salida | null =>
    estado.tipo === 'rechazada' || estado.tipo === 'descartada' ? estado.enDuda : null;
  /** The same again; what had left before without an answer is still that same request. */
  const otraVez = (entrada: Entrada): Promise<void> => {
    const duda = dudaDe(entrada);
    return duda ? cola.guardar({ ...entrada, estado: { tipo: 'enviando', ...duda } }) : deNuevo(entrada);
  };
  /** Each answers whether it was still to be decided. Throws COFRE_CERRADO, and what the vault throws. */
  return {
    /** As another request, with what was changed: the service refused the one of before, and stored nothing. */
    corregir: (entrada: Entrada, orden: OrdenEscrita): Promise<boolean> =>
      siSigue(entrada, () => deNuevo(entrada, orden)),
    /** It has not left: it waits for the person, who may correct it or give it up. */
    apartar: (entrada: Entrada): Promise<boolean> =>
      siSigue(entrada, () =>
        cola.guardar({ ...entrada, estado: { tipo: 'rechazada', rechazo: APARTADA, enDuda: null } }),
      ),
    reintentar: (entrada: Entrada): Promise<boolean> => siSigue(entrada, () => otraVez(entrada)),
    /** The person looked, and it is there; `id` is what it is, for what waits for its number. */
    darPorHecha: (entrada: Entrada, id: Id | null = null): Promise<boolean> =>
      siSigue(entrada, () =>
        cola.guardar({
          ...entrada,
          estado: { tipo: 'lista', en: ahora(), hecho: { ...SIN_RESPUESTA, id } },
        }),
      ),
    /** What was given up goes back to wait, and what was about it with it. */
    recuperar: async (padre: Entrada, hija: Entrada): Promise<boolean> => {
      await siSigue(padre, () => otraVez(padre));
      return siSigue(hija, () => cola.guardar({ ...hija, estado: { tipo: 'por enviar' } }));
    },
    /** It is not sent; what it said can be read for some days. */
    descartar: (entrada: Entrada): Promise<boolean> =>
      siSigue(entrada, () =>
        cola.guardar({
          ...entrada,
          estado: { tipo: 'descartada', en: ahora(), enDuda: dudaDe(entrada) },
        }),
      ),
  };
};
