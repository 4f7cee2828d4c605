import {
  CalendarClock,
  DatabaseBackup,
  DoorOpen,
  FileLock2,
  FileSignature,
  HardDrive,
  ListChecks,
  LogIn,
  LogOut,
  ReceiptText,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { huecosEnPalabras, type Numeracion } from '@/domain/mensualidades/numeracion-de-recibos';
import { MOTIVOS_DE_HALLAZGO, type Revision } from '@/domain/revision/hallazgo';
import { nombreDeHallazgo } from '@/domain/revision/palabras-de-hallazgo';
import type { EstadoDelSistema, NivelDeSalud, ParteDelSistema } from '@/domain/sistema/estado-del-sistema';
import type { Resumen } from '@/domain/tablero/resumen';

export interface Asunto {
  id: string;
  /** `null` for what is not counted. */
  cuantos: number | null;
  /** What there is that many of. */
  nombre: string;
  /** What to do about it. */
  detalle: string;
  /** Where the same ones are listed. */
  href: string;
  icono: ReactNode;
}

/** What needs somebody, in order of urgency; the ones there are none of stay, to say that all is well. */
export const asuntosDe = (resumen: Resumen): Asunto[] => [
  {
    id: 'no-han-vuelto',
    cuantos: resumen.no_han_vuelto,
    nombre: resumen.no_han_vuelto === 1 ? 'persona no ha vuelto' : 'personas no han vuelto',
    detalle: 'Con permiso, y el día de su regreso ya pasó',
    href: '/participantes?permiso=VENCIDO&orden=regreso_previsto',
    icono: <DoorOpen />,
  },
  {
    id: 'vuelven-hoy',
    cuantos: resumen.vuelven_hoy,
    nombre: resumen.vuelven_hoy === 1 ? 'persona vuelve hoy' : 'personas vuelven hoy',
    detalle: 'De su permiso',
    href: '/participantes?permiso=HOY',
    icono: <LogIn />,
  },
  {
    id: 'vencidas',
    cuantos: resumen.vencidas,
    nombre: resumen.vencidas === 1 ? 'mensualidad vencida' : 'mensualidades vencidas',
    detalle: 'Con saldo y fecha de pago cumplida',
    href: '/financiero?vencidas=true&orden=fecha_vencimiento',
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
    href: `/participantes?sin_mensualidad=${resumen.periodo}&orden=-fecha_ingreso`,
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
    href: '/participantes?sin_autorizacion=true&orden=-fecha_ingreso',
    icono: <FileLock2 />,
  },
  {
    id: 'sin-papeles',
    cuantos: resumen.sin_papeles,
    nombre:
      resumen.sin_papeles === 1 ? 'participante sin papeles firmados' : 'participantes sin papeles firmados',
    detalle: 'Falta recibir alguno de los de su ingreso',
    href: '/participantes?sin_papeles=true&orden=-fecha_ingreso',
    icono: <FileSignature />,
  },
  {
    id: 'egresos',
    cuantos: resumen.egresos_previstos,
    nombre: resumen.egresos_previstos === 1 ? 'egreso previsto' : 'egresos previstos',
    detalle: 'En los próximos 30 días, y los que ya debían ocurrir',
    href: `/participantes?egreso_previsto_hasta=${resumen.egresos_hasta}&orden=fecha_egreso_prevista`,
    icono: <LogOut />,
  },
];

/** Receipts that are not there; while none is missing, nothing is said: it should never happen. */
export const asuntosDeNumeracion = (numeracion: Numeracion): Asunto[] => {
  const { faltan } = numeracion;
  return faltan === 0
    ? []
    : [
        {
          id: 'huecos',
          cuantos: faltan,
          nombre: faltan === 1 ? 'recibo no está' : 'recibos no están',
          detalle: huecosEnPalabras(numeracion) ?? '',
          href: '/financiero?pestana=recibos',
          icono: <TriangleAlert />,
        },
      ];
};

/** What is stored and somebody has to decide; of what there is none of, nothing is said: it is not everyday work. */
export const asuntosDeRevision = ({ pendientes }: Revision): Asunto[] =>
  MOTIVOS_DE_HALLAZGO.filter((motivo) => pendientes[motivo] > 0).map((motivo) => ({
    id: motivo,
    cuantos: pendientes[motivo],
    nombre: nombreDeHallazgo(motivo, pendientes[motivo]),
    detalle: 'Vea cuáles y decida',
    href: '/dashboard/revision',
    icono: <ListChecks />,
  }));

interface AsuntoDeParte {
  nombre: string;
  icono: ReactNode;
  /** From this on it is said; the rest waits for whoever looks at the state of the system. */
  desde: readonly NivelDeSalud[];
}

const ASUNTOS_DE_PARTES: Readonly<Partial<Record<ParteDelSistema, AsuntoDeParte>>> = {
  RESPALDO: {
    nombre: 'La copia de seguridad pide atención',
    icono: <DatabaseBackup />,
    desde: ['SIN_DATO', 'ATENCION', 'MAL'],
  },
  RESTAURACION: {
    nombre: 'Una copia de seguridad no se pudo restaurar',
    icono: <DatabaseBackup />,
    desde: ['MAL'],
  },
  DISCO: { nombre: 'El disco del servidor pide atención', icono: <HardDrive />, desde: ['ATENCION', 'MAL'] },
  CORREO: { nombre: 'El correo no está saliendo', icono: <TriangleAlert />, desde: ['MAL'] },
  CERTIFICADO: { nombre: 'El certificado del sitio pide atención', icono: <TriangleAlert />, desde: ['MAL'] },
};

/**
 * What everything runs on, until it is as it should be. The first steps, which speak of the backup too, go away with the
 * first month; and whoever is told that the disk is full is told to say it to an administrator, who has to see it.
 */
export const asuntosDeSistema = ({ partes }: EstadoDelSistema): Asunto[] =>
  partes.flatMap(({ parte, nivel, resumen }) => {
    const asunto = ASUNTOS_DE_PARTES[parte];
    return asunto?.desde.includes(nivel)
      ? [
          {
            id: `sistema-${parte}`,
            cuantos: null,
            nombre: asunto.nombre,
            detalle: resumen,
            href: '/configuracion?pestana=sistema',
            icono: asunto.icono,
          },
        ]
      : [];
  });
