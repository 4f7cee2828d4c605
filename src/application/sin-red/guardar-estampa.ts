import type { Cerradura } from '@/application/sin-red/cerradura.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { type Estampa, nombreDeEstampa, seVeIgual } from '@/domain/sin-red/estampa';

interface Dependencias {
  cofre: Pick<Cofre, 'estado' | 'guardar'>;
  cerradura: Pick<Cerradura, 'situacion'>;
}

/**
 * Keeps how a list looks, beside the copy and for as long as it may be read: nothing where there is no copy, or a device
 * without room throws SIN_ESPACIO. One that looks as the last is written again only after some minutes.
 */
export const guardarEstampa = ({ cofre, cerradura }: Dependencias) => {
  let ultima: Estampa | null = null;
  return async (estampa: Estampa): Promise<void> => {
    if (cofre.estado() !== 'abierto' || (ultima && seVeIgual(ultima, estampa))) return;
    if ((await cerradura.situacion()).vigencia !== 'vigente') return;
    await cofre.guardar(nombreDeEstampa(estampa.direccion), JSON.stringify(estampa));
    ultima = estampa;
  };
};
