import { createFileRoute } from '@tanstack/react-router';
import { estadisticasTablero } from '@/ui/panel/comun/datos/tablero.queries';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { resumenTablero } from '@/ui/panel/dashboard/dashboard.queries';
import { DashboardPage } from '@/ui/panel/dashboard/dashboard-page';

export const Route = createFileRoute('/_panel/dashboard')({
  staticData: { secciones: ['tablero'] },
  head: () => cabezaPrivada('Tablero'),
  loader: ({ context }) => {
    // Not awaited: the page draws its cards at once and fills them when the figures arrive.
    void context.queryClient.prefetchQuery(estadisticasTablero(context.servicios));
    void context.queryClient.prefetchQuery(resumenTablero(context.servicios));
  },
  component: DashboardPage,
});
