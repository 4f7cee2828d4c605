import type { Container } from 'inversify';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { type ColaDelPanel, colaDelPanel } from '@/application/sin-red/cola-del-panel';
import { crearMediosDeCola } from '@/infrastructure/browser/sin-red/medios-de-cola';
import { puerto } from './nombres';

/** The queue of this page, over its vault and the panel's own use-cases. */
export const componerCola = async (contenedor: Container, panel: ServiciosPanel): Promise<ColaDelPanel> => {
  const [cofre, hora] = await Promise.all([panel.cargarCofre(), contenedor.get(puerto('cargarHora'))()]);
  const { reloj, ids, registro } = panel;
  const { locks } = window.navigator as { locks?: LockManager };
  return colaDelPanel({
    ...{ cofre, hora, reloj, ids, registro },
    ...crearMediosDeCola({ locks, BroadcastChannel: window.BroadcastChannel }),
    quien: contenedor.get(puerto('identidad')).idUsuario,
    repetir: (orden) => repetirOrden(panel, orden),
  });
};
