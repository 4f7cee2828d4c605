import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { leerBusquedaFinanciero } from '@/ui/features/financiero/busqueda-financiero';
import { FinancieroPage } from '@/ui/features/financiero/financiero-page';

export const Route = createFileRoute('/_panel/financiero')({
  validateSearch: leerBusquedaFinanciero,
  head: () => cabezaPrivada('Financiero'),
  component: FinancieroPage,
});
