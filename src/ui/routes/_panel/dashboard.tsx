import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { estadisticasTablero, resumenTablero } from '@/ui/features/dashboard/dashboard.queries';
import { DashboardPage } from '@/ui/features/dashboard/dashboard-page';

export const Route = createFileRoute('/_panel/dashboard')({
  head: () => cabezaPrivada('Tablero'),
  loader: ({ context }) => {
    // Not awaited: the page draws its cards at once and fills them when the figures arrive.
    void context.queryClient.prefetchQuery(estadisticasTablero(context.servicios));
    void context.queryClient.prefetchQuery(resumenTablero(context.servicios));
  },
  component: DashboardPage,
});
