import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaFinanciero } from '@/ui/panel/financiero/busqueda-financiero';
import { FinancieroPage } from '@/ui/panel/financiero/financiero-page';

export const Route = createFileRoute('/_panel/financiero')({
  staticData: { lecturas: ['mensualidades', 'sedes'] },
  validateSearch: leerBusquedaFinanciero,
  head: () => cabezaPrivada('Financiero'),
  component: FinancieroPage,
});
