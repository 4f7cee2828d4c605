import { createFileRoute } from '@tanstack/react-router';
import { estadisticasTablero } from '@/ui/panel/comun/datos/tablero.queries';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { resumenTablero } from '@/ui/panel/dashboard/dashboard.queries';
import { DashboardPage } from '@/ui/panel/dashboard/dashboard-page';
import { lazy } from '@/ui/shared/lazy';

/** Those of other sections that the first day goes through. */
const FORMULARIOS = {
  Fundacion: lazy(() => import('@/ui/panel/configuracion/fundacion/pestana-fundacion')),
  FormularioSede: lazy(() => import('@/ui/panel/sedes/formulario/formulario-sede')),
  Cobro: lazy(() => import('@/ui/panel/configuracion/cobro/pestana-cobro')),
  Cuentas: lazy(() => import('@/ui/panel/configuracion/cuentas/pestana-cuentas')),
  Correo: lazy(async () => ({
    default: (await import('@/ui/panel/configuracion/sistema/pestana-sistema')).ProbarCorreo,
  })),
};

export const Route = createFileRoute('/_panel/dashboard')({
  staticData: { secciones: ['tablero'] },
  head: () => cabezaPrivada('Tablero'),
  loader: ({ context }) => {
    // Not awaited: the page draws its cards at once and fills them when the figures arrive.
    void context.queryClient.prefetchQuery(estadisticasTablero(context.servicios));
    void context.queryClient.prefetchQuery(resumenTablero(context.servicios));
  },
  component: () => <DashboardPage formularios={FORMULARIOS} />,
});
