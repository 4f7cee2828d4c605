import { createFileRoute } from '@tanstack/react-router';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { leerBusquedaParticipantes } from '@/ui/panel/participantes/busqueda-participantes';
import { aCriterios } from '@/ui/panel/participantes/criterios-de-busqueda';
import { consultaParticipantes } from '@/ui/panel/participantes/participantes.queries';
import { ParticipantesPage } from '@/ui/panel/participantes/participantes-page';

export const Route = createFileRoute('/_panel/participantes')({
  staticData: { lecturas: ['participantes', 'sedes'] },
  validateSearch: leerBusquedaParticipantes,
  loaderDeps: ({ search }) => aCriterios(search),
  // Not awaited: the page draws its frame at once, and its rows are already on their way.
  loader: ({ context: { queryClient, servicios }, deps }) => {
    void queryClient.prefetchQuery(consultaParticipantes(servicios, deps));
    void queryClient.prefetchQuery(consultaSedesDisponibles(servicios));
  },
  head: () => cabezaPrivada('Participantes'),
  component: ParticipantesPage,
});
