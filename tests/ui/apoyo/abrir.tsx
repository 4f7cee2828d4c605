import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Aplicacion } from '@/ui/app/aplicacion';
import type { ContextoRouter } from '@/ui/app/contexto-router';
import { crearRouter } from '@/ui/app/crear-router';
import { sistemaPanel } from '@/ui/app/tema/sistema-panel';
import { publicoFalso } from './publico-falso';
import { type CambiosServicios, crearServiciosFalsos } from './servicios-falsos';

/** The whole application at an address, over doubles; gives the hands that will use it. */
export const abrir = (
  ruta: string,
  cambios: CambiosServicios & { contexto?: Partial<ContextoRouter> } = {},
) => {
  const falsos = crearServiciosFalsos(cambios);
  const contexto: ContextoRouter = {
    cargarAcceso: async () => falsos.acceso,
    cargarPanel: async () => falsos.panel,
    publico: publicoFalso(falsos.sesiones),
    ...cambios.contexto,
  };
  const router = crearRouter(contexto, { history: createMemoryHistory({ initialEntries: [ruta] }) });
  const vista = render(<Aplicacion router={router} sistema={sistemaPanel} />);
  return { ...vista, ...falsos, router, user: userEvent.setup({ delay: null }) };
};
