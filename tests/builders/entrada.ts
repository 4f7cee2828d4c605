import type { Entrada } from '@/domain/sin-red/cola';

/** An entry of an abono of 300.000 on the fee 7, made first, that waits to be sent. */
export const unaEntrada = (cambios: Partial<Entrada> = {}): Entrada => ({
  n: 1,
  id: `e${cambios.n ?? 1}`,
  nombre: 'abono:7',
  que: 'Abono de $ 300.000 de Luz Ríos, noviembre de 2026',
  orden: {
    servicio: 'mensualidades',
    metodo: 'registrarAbono',
    argumentos: [
      7,
      { fecha: '2026-11-21', valor: 300_000, medio: 'EFECTIVO', referencia: '' },
      { clave: `k${cambios.n ?? 1}` },
    ],
  },
  hecha_en: 1_795_000_000_000,
  estado: { tipo: 'por enviar' },
  ...cambios,
});

/** A change of state of a participante, made on a version. */
export const unCambioDeEstado = (
  participante: number,
  estado: string,
  version: number,
  otros: object = {},
) => ({
  servicio: 'participantes',
  metodo: 'actualizar',
  argumentos: [participante, { estado, version, ...otros }, { id: participante, estado: 'ACTIVO', version }],
});

export const unHecho = { id: null, version: null, recibo: null, abono: null };

export const unRechazo = (codigo: string, campos: Record<string, string> = {}, actual: unknown = null) => ({
  ...{ codigo, campos, actual },
  mensaje: `Rechazada por ${codigo}`,
});
