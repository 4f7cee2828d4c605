import { createFileRoute } from '@tanstack/react-router';
import { MarcoPanel } from '@/ui/panel/marco/marco-panel';
import { VerificandoAutenticacion } from '@/ui/panel/marco/verificando-autenticacion';
import { BusquedaRapida } from '@/ui/panel/paleta/busqueda-rapida';
import { ColaEnMarco } from '@/ui/panel/sin-red/cola/cola-diferida';

export const Route = createFileRoute('/_panel')({
  // Whoever is at the door does not pay for what the panel reads with.
  beforeLoad: async ({ context, location }) => {
    const { entrarAlPanel } = await import('@/ui/panel/marco/entrar-al-panel');
    return entrarAlPanel(context, location.href);
  },
  codeSplitGroupings: [['component', 'pendingComponent']],
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: VerificandoAutenticacion,
  component: () => <MarcoPanel Busqueda={BusquedaRapida} Cola={ColaEnMarco} />,
});
