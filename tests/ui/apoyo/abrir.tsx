import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import { conoce } from '@/ui/app/ajustes-router';
import { Aplicacion } from '@/ui/app/aplicacion';
import type { ContextoRouter } from '@/ui/panel/contexto-router';
import { crearRouterPanel } from '@/ui/panel/router';
import { crearRouterSitio } from '@/ui/sitio/router';
import { temaPanelCompleto } from '@/ui/tema/temas-completos';
import { publicoFalso } from './publico-falso';
import { type CambiosServicios, crearServiciosFalsos } from './servicios-falsos';

/** The application of an address, whole, over doubles; gives the hands that will use it. */
export const abrir = (
  ruta: string,
  cambios: CambiosServicios & { contexto?: Partial<ContextoRouter>; publico?: ServiciosPublicos } = {},
) => {
  const falsos = crearServiciosFalsos(cambios);
  const { publico = publicoFalso(falsos.sesiones) } = cambios;
  const contexto: ContextoRouter = {
    cargarAcceso: async () => falsos.acceso,
    cargarPanel: async () => falsos.panel,
    usuarioGuardado: publico.usuarioGuardado,
    ...cambios.contexto,
  };
  const history = createMemoryHistory({ initialEntries: [ruta] });
  const panel: AnyRouter = crearRouterPanel(contexto, { history });
  const router = conoce(panel, history.location.pathname)
    ? panel
    : crearRouterSitio({ publico }, { history });
  const vista = render(<Aplicacion router={router} tema={temaPanelCompleto} />);
  return { ...vista, ...falsos, router, user: userEvent.setup({ delay: null }) };
};
