import type { Id } from '@/domain/shared/id';
import { type Entrada, termino } from '@/domain/sin-red/cola';
import { loQueToca } from '@/domain/sin-red/ordenes-sin-red';
import { idLocal } from '@/domain/sin-red/referencias';

/** What a row or a record may carry: something of it waits to be sent, or for a decision of the person. */
export type MarcaDeCola = 'por enviar' | 'por decidir';

export type RegistroMarcado = 'participante' | 'acudiente' | 'mensualidad' | 'novedad' | 'sede';

/** How a record is looked for among the marks: `participante:7`. */
export const claveDeMarca = (que: RegistroMarcado, id: Id): string => `${que}:${id}`;

const SE_CREA: Readonly<Record<string, RegistroMarcado>> = {
  'participantes.crear': 'participante',
  'acudientes.crear': 'acudiente',
  'mensualidades.crear': 'mensualidad',
  'bitacora.escribir': 'novedad',
};

interface Cobro {
  id: Id;
  participante_id: Id;
}

/** What each thing that waits changes: the record, the one it makes and, of a payment, the person whose saldo it is. */
export const marcasDeCola = (
  entradas: readonly Entrada[],
  cobros: readonly Cobro[],
): ReadonlyMap<string, MarcaDeCola> => {
  const marcas = new Map<string, MarcaDeCola>();
  const marcar = (clave: string, marca: MarcaDeCola): void => {
    if (marcas.get(clave) !== 'por decidir') marcas.set(clave, marca);
  };
  for (const entrada of entradas) {
    if (termino(entrada)) continue;
    const marca = entrada.estado.tipo === 'rechazada' ? 'por decidir' : 'por enviar';
    const nueva = SE_CREA[`${entrada.orden.servicio}.${entrada.orden.metodo}`];
    if (nueva) marcar(claveDeMarca(nueva, idLocal(entrada.id)), marca);
    for (const registro of loQueToca(entrada)) {
      marcar(registro, marca);
      const cobro = cobros.find(({ id }) => registro === claveDeMarca('mensualidad', id));
      if (cobro) marcar(claveDeMarca('participante', cobro.participante_id), marca);
    }
  }
  return marcas;
};
