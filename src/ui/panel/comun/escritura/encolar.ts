import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Duda } from '@/domain/borradores/duda';
import type { Entrada } from '@/domain/sin-red/cola';
import { sePuedeSinRed } from '@/domain/sin-red/ordenes-sin-red';

/** Whether what is written now may be left on this device. */
export const sePuedeEncolar = async (servicios: ServiciosPanel): Promise<boolean> =>
  (await servicios.cargarCola()).abierta();

/**
 * Leaves a write on this device, to be sent when there is a network; `salio` when it was sent and nobody answered, and
 * then it keeps its key. `null` where that cannot be: everything goes on as if there were no queue.
 */
export const encolar = async (
  servicios: ServiciosPanel,
  { nombre, que, desde, orden }: Duda,
  { salio }: { salio: boolean },
): Promise<Entrada | null> => {
  if (!orden || !sePuedeSinRed(orden)) return null;
  try {
    const cola = await servicios.cargarCola();
    if (!cola.abierta()) return null;
    const hora = cola.horaDelServicio();
    const pasado = servicios.reloj.ahora().getTime() - desde;
    const enDuda = salio ? { desde, servicio: hora === null ? null : hora - pasado } : undefined;
    const entrada = await cola.anotar({ nombre, que, orden, ...(enDuda ? { enDuda } : {}) });
    void cola.vigilante.avisar();
    return entrada;
  } catch (causa) {
    servicios.registro.aviso('No se pudo guardar en este equipo lo que se hizo sin red', causa);
    return null;
  }
};
