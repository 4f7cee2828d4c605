import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaFinanciero } from '@/ui/panel/financiero/busqueda-financiero';
import { RecordatoriosPage } from '@/ui/panel/financiero/cobranza/recordatorios-page';

export const Route = createFileRoute('/_panel/financiero_/recordatorios')({
  staticData: { secciones: ['configuracion'] },
  validateSearch: leerBusquedaFinanciero,
  head: () => cabezaPrivada('Recordatorios de hoy'),
  component: RecordatoriosPage,
});
