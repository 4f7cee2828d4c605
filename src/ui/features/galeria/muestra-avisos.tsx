import { ErrorBanner } from '@/ui/shared/error-banner';
import { Notice } from '@/ui/shared/notice';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { Muestra } from './muestra';

export function MuestraAvisos() {
  return (
    <Muestra titulo="Avisos">
      <ErrorBanner
        message="No se puede conectar con el servidor - Backend no disponible"
        suggestions={['Revise la conexión a internet.', 'Intente de nuevo en unos minutos.']}
        onRetry={() => undefined}
      />
      <Notice tone="warning" title="Faltan mensualidades de este mes">
        Hay 12 participantes activos sin mensualidad generada.
      </Notice>
      <Notice tone="success" title="Conexión exitosa con ambos servicios" />
      <Notice tone="info">La copia de seguridad se hizo hoy.</Notice>
      <ReadOnlyNotice />
    </Muestra>
  );
}
