import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { leerBusquedaParticipantes } from '@/ui/features/participantes/busqueda-participantes';
import { ParticipantesPage } from '@/ui/features/participantes/participantes-page';

export const Route = createFileRoute('/_panel/participantes')({
  validateSearch: leerBusquedaParticipantes,
  head: () => cabezaPrivada('Participantes'),
  component: ParticipantesPage,
});
