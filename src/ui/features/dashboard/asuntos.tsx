import { CalendarClock, DoorOpen, FileLock2, ListChecks, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOTIVOS_DE_HALLAZGO, type Revision } from '@/domain/revision/hallazgo';
import { nombreDeHallazgo } from '@/domain/revision/palabras-de-hallazgo';
import type { RutaPanel } from '@/domain/shared/politica/secciones-panel';
import type { Resumen } from '@/domain/tablero/resumen';

export interface Asunto {
  id: string;
  cuantos: number;
  /** What there is that many of. */
  nombre: string;
  /** What to do about it. */
  detalle: string;
  /** Where the same ones are listed. */
  seccion: RutaPanel;
  href: string;
  icono: ReactNode;
}

/** What needs somebody, in order of urgency; the ones there are none of stay, to say that all is well. */
export const asuntosDe = (resumen: Resumen): Asunto[] => [
  {
    id: 'vencidas',
    cuantos: resumen.vencidas,
    nombre: resumen.vencidas === 1 ? 'mensualidad vencida' : 'mensualidades vencidas',
    detalle: 'Con saldo y fecha de pago cumplida',
    seccion: '/financiero',
    href: '/financiero?vencidas=true',
    icono: <CalendarClock />,
  },
  {
    id: 'sin-mensualidad',
    cuantos: resumen.sin_mensualidad,
    nombre:
      resumen.sin_mensualidad === 1
        ? 'participante sin mensualidad este mes'
        : 'participantes sin mensualidad este mes',
    detalle: 'Falta generarla',
    seccion: '/participantes',
    href: `/participantes?sin_mensualidad=${resumen.periodo}`,
    icono: <ReceiptText />,
  },
  {
    id: 'sin-autorizacion',
    cuantos: resumen.sin_autorizacion,
    nombre:
      resumen.sin_autorizacion === 1
        ? 'participante sin autorización de datos'
        : 'participantes sin autorización de datos',
    detalle: 'Falta registrarla o fue retirada',
    seccion: '/participantes',
    href: '/participantes?sin_autorizacion=true',
    icono: <FileLock2 />,
  },
  {
    id: 'egresos',
    cuantos: resumen.egresos_previstos,
    nombre: resumen.egresos_previstos === 1 ? 'egreso previsto' : 'egresos previstos',
    detalle: 'En los próximos 30 días, y los que ya debían ocurrir',
    seccion: '/participantes',
    href: `/participantes?egreso_previsto_hasta=${resumen.egresos_hasta}`,
    icono: <DoorOpen />,
  },
];

/** What is stored and somebody has to decide; of what there is none of, nothing is said: it is not everyday work. */
export const asuntosDeRevision = ({ pendientes }: Revision): Asunto[] =>
  MOTIVOS_DE_HALLAZGO.filter((motivo) => pendientes[motivo] > 0).map((motivo) => ({
    id: motivo,
    cuantos: pendientes[motivo],
    nombre: nombreDeHallazgo(motivo, pendientes[motivo]),
    detalle: 'Vea cuáles y decida',
    seccion: '/dashboard',
    href: '/dashboard/revision',
    icono: <ListChecks />,
  }));
