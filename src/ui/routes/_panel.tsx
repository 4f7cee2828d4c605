import { createFileRoute } from '@tanstack/react-router';
import { BusquedaRapida } from '@/ui/features/paleta/busqueda-rapida';
import { MarcoPanel } from '@/ui/features/panel/marco-panel';
import { VerificandoAutenticacion } from '@/ui/features/panel/verificando-autenticacion';

export const Route = createFileRoute('/_panel')({
  beforeLoad: async ({ context, location }) => {
    const { cargarAcceso, cargarPanel, publico } = context;
    // Whoever left a session here is very likely to enter: its services travel together with the check.
    if (publico.usuarioGuardado.leer()) cargarPanel().catch(() => undefined);
    const [{ entrarAlPanel }] = await Promise.all([
      import('@/ui/features/panel/entrar-al-panel'),
      cargarAcceso(),
    ]);
    return entrarAlPanel(context, location.href);
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: VerificandoAutenticacion,
  component: () => <MarcoPanel busqueda={<BusquedaRapida />} />,
});
