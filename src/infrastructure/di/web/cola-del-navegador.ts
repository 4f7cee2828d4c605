import type { Container } from 'inversify';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { type ColaDelPanel, colaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { HoraDelServicio } from '@/application/sin-red/enviar-cola';
import { conLoQueLleva } from '@/domain/sin-red/lo-que-lleva';
import { crearMediosDeCola } from '@/infrastructure/browser/sin-red/medios-de-cola';
import { crearHoraDelServicio } from '@/infrastructure/http/sin-red/hora-del-servicio';
import { puerto } from './nombres';

/** The demo has no service that forgets a key after a day. */
const SIN_HORA: HoraDelServicio = { preguntar: async () => undefined, ahora: () => null };

const horaDe = (contenedor: Container): HoraDelServicio =>
  crearHoraDelServicio({
    fetch: contenedor.get(puerto('red')).fetch,
    base: contenedor.get(puerto('ajustes')).dashboardApi,
    cronometro: () => performance.now(),
  });

/** The queue of this page, over its vault and the panel's own use-cases. */
export const componerCola = async (contenedor: Container, panel: ServiciosPanel): Promise<ColaDelPanel> => {
  const cofre = await panel.cargarCofre();
  const hora = contenedor.isBound(puerto('red')) ? horaDe(contenedor) : SIN_HORA;
  const { reloj, ids, registro } = panel;
  const { locks } = window.navigator as { locks?: LockManager };
  return colaDelPanel({
    ...{ cofre, hora, reloj, ids, registro },
    ...crearMediosDeCola({ locks, BroadcastChannel: window.BroadcastChannel }),
    quien: contenedor.get(puerto('identidad')).idUsuario,
    repetir: (orden, lleva) => repetirOrden(panel, conLoQueLleva(orden, lleva)),
  });
};
