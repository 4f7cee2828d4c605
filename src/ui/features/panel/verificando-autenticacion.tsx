import { LoadingIndicator } from '@/ui/shared/loading-indicator';

export function VerificandoAutenticacion() {
  return <LoadingIndicator fullScreen size="lg" text="Verificando autenticación..." />;
}
