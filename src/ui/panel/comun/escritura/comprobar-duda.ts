import type { QueryClient } from '@tanstack/react-query';
import type { Borradores } from '@/application/borradores/borradores.port';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Duda } from '@/domain/borradores/duda';
import { sigueSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { mirarDudas, mirarTodo, sinTerminar } from './dudas.queries';

interface Panel {
  servicios: ServiciosPanel;
  queryClient: QueryClient;
}

/** A net, and never a reason to stop. */
const conBorradores = async (
  { servicios }: Panel,
  hacer: (borradores: Borradores) => Promise<void> | void,
): Promise<void> => {
  try {
    await hacer(await servicios.cargarBorradores());
  } catch (causa) {
    servicios.registro.aviso('No se pudieron guardar las dudas', causa);
  }
};

/** What a doubt is written down with comes when a form opens: once something is sent the page may go at any moment. */
export const prepararDudas = (panel: Panel, nombre: string): Promise<void> =>
  conBorradores(panel, async (borradores) => {
    await borradores.leer(nombre);
  });

/** Written down before it is sent: the page may go before the answer comes. */
export const anotarDuda = async (panel: Panel, duda: Duda): Promise<void> => {
  sinTerminar(panel.queryClient).set(duda.nombre, 'en camino');
  await conBorradores(panel, (borradores) => borradores.guardarDuda(duda));
};

/** The doubt is over; what was typed goes with it when it is stored, or given up. */
export const olvidarDuda = async (
  panel: Panel,
  nombre: string,
  { conBorrador }: { conBorrador: boolean },
): Promise<void> => {
  sinTerminar(panel.queryClient).delete(nombre);
  await conBorradores(panel, (borradores) => {
    borradores.quitarDuda(nombre);
    if (conBorrador) borradores.quitar(nombre);
  });
  await mirarDudas(panel.queryClient);
};

/** Asks again for what is in doubt, from any section. Throws what the service says: the same doubt, or a refusal. */
export const comprobarDuda = async (panel: Panel, { nombre, orden }: Duda): Promise<void> => {
  if (!orden) return;
  try {
    await repetirOrden(panel.servicios, orden);
    await olvidarDuda(panel, nombre, { conBorrador: true });
  } catch (error) {
    // A refusal says that it was not written: what was typed is still there to correct.
    if (!sigueSinConfirmar(error)) await olvidarDuda(panel, nombre, { conBorrador: false });
    throw error;
  } finally {
    void mirarTodo(panel.queryClient);
  }
};
