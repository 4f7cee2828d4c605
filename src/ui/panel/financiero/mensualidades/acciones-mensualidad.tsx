import { BadgeCheck, Ban, Banknote, Eye, Pencil, Printer, RotateCcw, ScrollText } from 'lucide-react';
import { sePuedePedir } from '@/domain/mensualidades/estado-mensualidad';
import { descuentaTodo, exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { abonosVigentes, saldoDe } from '@/domain/mensualidades/saldo';
import type { Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { MenuAction } from '@/ui/shared/menu-action';
import type { DecisionDePago } from '../abono/pago-de-nuevo';

/** What the screen does when an action is chosen. */
export interface ManejadoresMensualidad {
  ver: (id: Id) => void;
  editar: (id: Id) => void;
  abonar: (id: Id) => void;
  verCuenta: (participante: Id) => void;
  /** The one of who pays, by their `clave`. */
  verPagador: (clave: string) => void;
  /** What it says, by its number. */
  verRecibo: (numero: number) => void;
  imprimirRecibo: (mensualidad: Id, abono: Abono) => void;
  exonerar: (mensualidad: MensualidadEnLista) => void;
  anular: (mensualidad: MensualidadEnLista) => void;
  reactivar: (mensualidad: MensualidadEnLista) => void;
  /** Corrects one whose month is closed. */
  ajustar: (mensualidad: MensualidadEnLista) => void;
  /** With 'anularPago', the whole payment of several fees that the abono is part of. */
  anularAbono: (mensualidad: MensualidadEnLista, abono: Abono, tipo?: DecisionDePago['tipo']) => void;
}

const CON_DINERO = 'Tiene abonos: anúlelos primero';
const TODO_DESCUENTO = 'El descuento es igual al valor: edítela y bájelo';

const recibos = (m: MensualidadEnLista, hacer: ManejadoresMensualidad): MenuAction[] =>
  abonosVigentes(m.abonos)
    .filter(({ recibo }) => recibo !== null)
    .map((abono) => ({
      id: `recibo-${abono.id}`,
      label: `Imprimir recibo ${abono.recibo}`,
      icon: <Printer />,
      onSelect: () => hacer.imprimirRecibo(m.id, abono),
    }));

const deDecision = (m: MensualidadEnLista, hacer: ManejadoresMensualidad): MenuAction[] => {
  if (m.estado === 'ANULADA') return [];
  const puede = (hasta: Mensualidad['estado']) => sePuedePedir(m.estado, hasta);
  const exoneracion: MenuAction =
    m.estado === 'EXONERADA'
      ? {
          id: 'reactivar',
          label: 'Volver a cobrar',
          icon: <RotateCcw />,
          separated: true,
          disabledReason: descuentaTodo(m) && !exoneradaPorEgreso(m) ? TODO_DESCUENTO : undefined,
          onSelect: () => hacer.reactivar(m),
        }
      : {
          id: 'exonerar',
          label: 'Exonerar',
          icon: <BadgeCheck />,
          separated: true,
          disabledReason: puede('EXONERADA') ? undefined : CON_DINERO,
          onSelect: () => hacer.exonerar(m),
        };
  return [
    exoneracion,
    {
      id: 'anular',
      label: 'Anular',
      icon: <Ban />,
      tone: 'danger',
      disabledReason: puede('ANULADA') ? undefined : CON_DINERO,
      onSelect: () => hacer.anular(m),
    },
  ];
};

/** Of a closed month nothing is changed: what is no longer owed is taken off today. */
const deAjuste = (m: MensualidadEnLista, hacer: ManejadoresMensualidad): MenuAction[] =>
  saldoDe(m) > 0
    ? [
        {
          id: 'ajustar',
          label: 'Ajustar',
          icon: <Pencil />,
          separated: true,
          onSelect: () => hacer.ajustar(m),
        },
      ]
    : [];

/** The menu of a mensualidad. Whoever may not write gets what only looks and prints. */
export const accionesMensualidad = (
  m: MensualidadEnLista,
  hacer: ManejadoresMensualidad,
  puedeEscribir: boolean,
  ultimoCerrado: Periodo | null,
): MenuAction[] => {
  const cerrada = ultimoCerrado !== null && m.periodo !== null && m.periodo <= ultimoCerrado;
  return [
    { id: 'ver', label: 'Ver', icon: <Eye />, onSelect: () => hacer.ver(m.id) },
    ...(puedeEscribir && saldoDe(m) > 0
      ? [{ id: 'abonar', label: 'Registrar abono', icon: <Banknote />, onSelect: () => hacer.abonar(m.id) }]
      : []),
    ...(puedeEscribir && !cerrada && m.estado !== 'ANULADA'
      ? [{ id: 'editar', label: 'Editar', icon: <Pencil />, onSelect: () => hacer.editar(m.id) }]
      : []),
    ...recibos(m, hacer),
    {
      id: 'cuenta',
      label: 'Estado de cuenta',
      icon: <ScrollText />,
      onSelect: () => hacer.verCuenta(m.participante_id),
    },
    ...(puedeEscribir ? (cerrada ? deAjuste(m, hacer) : deDecision(m, hacer)) : []),
  ];
};
