import { createFileRoute } from '@tanstack/react-router';
import { MarcoPanel } from '@/ui/features/panel/marco-panel';
import { VerificandoAutenticacion } from '@/ui/features/panel/verificando-autenticacion';

export const Route = createFileRoute('/_panel')({
  beforeLoad: async ({ context, location }) => {
    const [{ entrarAlPanel }] = await Promise.all([
      import('@/ui/features/panel/entrar-al-panel'),
      context.cargarAcceso(),
    ]);
    return entrarAlPanel(context, location.href);
  },
  pendingMs: 0,
  pendingComponent: VerificandoAutenticacion,
  component: MarcoPanel,
});
