import type { GeneradorIds, Reloj } from '@/application/shared/equipo.port';
import type { Cola } from '@/application/sin-red/cola';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada } from '@/domain/sin-red/cola';
import { conClave } from '@/domain/sin-red/ordenes-sin-red';

interface Dependencias {
  cola: Pick<Cola, 'guardar' | 'listar'>;
  reloj: Reloj;
  ids: GeneradorIds;
}

const SIN_RESPUESTA = { id: null, version: null, recibo: null, abono: null };

/** What a person does about what waits for them. */
export const decidirEnCola = ({ cola, reloj, ids }: Dependencias) => {
  const ahora = () => reloj.ahora().getTime();
  return {
    /** As another request, with what was changed: the service refused the one of before, and stored nothing. */
    corregir: (entrada: Entrada, orden: OrdenEscrita): Promise<void> =>
      cola.guardar({ ...entrada, orden: conClave(orden, ids.nuevo()), estado: { tipo: 'por enviar' } }),
    /** The same again; what had left before without an answer is still that same request. */
    reintentar: (entrada: Entrada): Promise<void> => {
      const { estado } = entrada;
      return estado.tipo === 'rechazada' && estado.enDuda
        ? cola.guardar({ ...entrada, estado: { tipo: 'enviando', ...estado.enDuda } })
        : cola.guardar({
            ...entrada,
            orden: conClave(entrada.orden, ids.nuevo()),
            estado: { tipo: 'por enviar' },
          });
    },
    /** The person looked, and it is there; `id` is what it is, for what waits for its number. */
    darPorHecha: (entrada: Entrada, id: Id | null = null): Promise<void> =>
      cola.guardar({ ...entrada, estado: { tipo: 'lista', en: ahora(), hecho: { ...SIN_RESPUESTA, id } } }),
    /** What was given up goes back to wait, and what was about it with it. */
    recuperar: async (padre: Entrada, hija: Entrada): Promise<void> => {
      const { entradas } = await cola.listar();
      const sigue = (entrada: Entrada, tipo: Entrada['estado']['tipo']) =>
        entradas.some(({ id, estado }) => id === entrada.id && estado.tipo === tipo);
      // Another press, or another page, may have done it already: with another key it would be written twice.
      if (sigue(padre, 'descartada'))
        await cola.guardar({
          ...padre,
          orden: conClave(padre.orden, ids.nuevo()),
          estado: { tipo: 'por enviar' },
        });
      if (sigue(hija, 'rechazada')) await cola.guardar({ ...hija, estado: { tipo: 'por enviar' } });
    },
    /** It is not sent; what it said can be read for some days. */
    descartar: (entrada: Entrada): Promise<void> =>
      cola.guardar({ ...entrada, estado: { tipo: 'descartada', en: ahora() } }),
  };
};
