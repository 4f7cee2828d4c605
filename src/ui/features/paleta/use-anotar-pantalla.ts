import { useRouterState } from '@tanstack/react-router';
import { SECCIONES_PANEL } from '@/domain/shared/politica/secciones-panel';
import { useAnotarReciente } from '../shared/recientes/use-anotar-reciente';

/** Remembers each section that is opened. */
export const useAnotarPantalla = (): void => {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const seccion = SECCIONES_PANEL.find(({ ruta }) => ruta === pathname);
  useAnotarReciente({ tipo: 'pantalla', href: pathname, nombre: seccion?.titulo ?? '' });
};
