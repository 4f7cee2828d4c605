import { createFileRoute } from '@tanstack/react-router';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { consultaCenso } from '@/ui/panel/participantes/censo/censo.queries';
import { leerBusquedaEntrega } from '@/ui/panel/participantes/entrega/busqueda-entrega';
import { EntregaDeTurnoPage } from '@/ui/panel/participantes/entrega/entrega-de-turno-page';

export const Route = createFileRoute('/_panel/entrega-de-turno')({
  staticData: { lecturas: ['participantes', 'sedes'], secciones: ['bitacora'] },
  head: () => cabezaPrivada('Entrega de turno'),
  validateSearch: leerBusquedaEntrega,
  loader: ({ context: { queryClient, servicios } }) => {
    void queryClient.prefetchQuery(consultaCenso(servicios));
    void queryClient.prefetchQuery(consultaSedesDisponibles(servicios));
  },
  component: EntregaDeTurnoPage,
});
