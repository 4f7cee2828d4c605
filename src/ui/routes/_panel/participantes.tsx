import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { leerBusquedaParticipantes } from '@/ui/features/participantes/busqueda-participantes';
import { aCriterios } from '@/ui/features/participantes/criterios-de-busqueda';
import { consultaParticipantes } from '@/ui/features/participantes/participantes.queries';
import { ParticipantesPage } from '@/ui/features/participantes/participantes-page';
import { consultaSedesDisponibles } from '@/ui/features/shared/datos/sedes-disponibles.queries';

export const Route = createFileRoute('/_panel/participantes')({
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
