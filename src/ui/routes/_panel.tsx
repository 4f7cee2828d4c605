import { createFileRoute } from '@tanstack/react-router';
import { BusquedaRapida } from '@/ui/features/paleta/busqueda-rapida';
import { entrarAlPanel } from '@/ui/features/panel/entrar-al-panel';
import { MarcoPanel } from '@/ui/features/panel/marco-panel';
import { VerificandoAutenticacion } from '@/ui/features/panel/verificando-autenticacion';

export const Route = createFileRoute('/_panel')({
  // Nobody opens a page of the panel without its frame: in the entry it saves a round trip.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => entrarAlPanel(context, location.href),
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: VerificandoAutenticacion,
  component: () => <MarcoPanel busqueda={<BusquedaRapida />} />,
});
