import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import type { Pago } from '@/domain/mensualidades/pago';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import { clavePagador } from '@/domain/shared/clave-pagador';
import type { Id } from '@/domain/shared/id';

export interface ReciboParaEnviar {
  numero: number;
  /** All that was received with it. */
  valor: number;
  /** Who paid, as `clavePagador` names them. */
  clave: string;
  /** For whom: who paid has to be one who may be told of each. */
  participantes: readonly Id[];
  /** Any of its abonos: the paper is of the whole receipt. */
  mensualidad_id: Id;
  abono_id: Id;
  /** The payment of several fees whose receipt it is, while it is not known whole; the rest is then of one abono of it. */
  pago_id: Id | null;
}

/** `null` for one without a number, or that was undone. */
export const reciboDeAbono = (
  mensualidad: Pick<MensualidadEnLista, 'id' | 'participante_id' | 'id_acudiente'>,
  abono: Abono,
): ReciboParaEnviar | null =>
  abono.recibo === null || abono.anulado_en !== null
    ? null
    : {
        numero: abono.recibo,
        valor: recibidoCon(abono),
        clave: clavePagador(mensualidad),
        participantes: [mensualidad.participante_id],
        mensualidad_id: mensualidad.id,
        abono_id: abono.id,
        pago_id: abono.pago_id,
      };

/** Of all the abonos of one receipt that stand; `null` also when it is not known who paid. */
export const reciboDeSusAbonos = (abonos: readonly AbonoEnLista[]): ReciboParaEnviar | null => {
  const [primero] = abonos;
  return primero && primero.recibo !== null && primero.pagador_clave !== null
    ? {
        numero: primero.recibo,
        valor: abonos.reduce((suma, abono) => suma + recibidoCon(abono), 0),
        clave: primero.pagador_clave,
        participantes: [...new Set(abonos.map(({ participante_id }) => participante_id))],
        ...{ mensualidad_id: primero.mensualidad_id, abono_id: primero.id, pago_id: null },
      }
    : null;
};

export const reciboDePago = ({ recibo, valor, pagador, partes }: Pago): ReciboParaEnviar | null => {
  const [primera] = partes;
  return primera
    ? {
        ...{ numero: recibo, valor, clave: pagador.clave },
        participantes: [...new Set(partes.map(({ participante_id }) => participante_id))],
        ...{ mensualidad_id: primera.mensualidad_id, abono_id: primera.abono_id, pago_id: null },
      }
    : null;
};
