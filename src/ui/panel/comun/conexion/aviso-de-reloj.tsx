import type { ResultadoConexion } from '@/domain/conexion/conexion';
import { Notice } from '@/ui/shared/notice';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;

/** '20 minutos', '5 h', '2 días'. */
export const cuantoTiempo = (ms: number): string => {
  const lapso = Math.abs(ms);
  if (lapso < HORA_MS) return `${Math.round(lapso / MINUTO_MS)} minutos`;
  const horas = Math.round(lapso / HORA_MS);
  return horas < 48 ? `${horas} h` : `${Math.round(horas / 24)} días`;
};

/** A device with a wrong clock proposes another day for a payment, and calls today's day a future one. */
export function AvisoDeReloj({ auth, dashboard }: Pick<ResultadoConexion, 'auth' | 'dashboard'>) {
  const desfase = dashboard.deviceClock ?? auth.deviceClock;
  if (desfase === undefined) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={`El reloj de este equipo está ${desfase < 0 ? 'atrasado' : 'adelantado'} ${cuantoTiempo(desfase)}`}
    >
      De él salen las fechas que se proponen, como la de un pago. Póngalo en hora en los ajustes del equipo y
      recargue esta página.
    </Notice>
  );
}
