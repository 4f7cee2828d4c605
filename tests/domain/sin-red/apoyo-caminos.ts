import { unaEntrada, unCambioDeEstado, type unRechazo } from '@tests/builders/entrada';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Camino, LoQueHay } from '@/domain/sin-red/camino';
import { caminosDe } from '@/domain/sin-red/caminos';

export const NADA: LoQueHay = {
  ...{
    hoy: '2026-11-24',
    saldo: null,
    cobro: null,
    abonos: [],
    otras: [],
    sedes: [],
    existente: null,
    persona: null,
  },
  ...{ permiso: null, padre: null, esperan: false },
};
export const orden = (servicio: string, metodo: string, ...argumentos: unknown[]): OrdenEscrita => ({
  ...{ servicio, metodo, argumentos },
});
export const CLAVE = { clave: 'k1' };
export const abono = unaEntrada().orden;
export const cambio = unCambioDeEstado(3, 'CON_PERMISO', 4);
export const crear = orden(
  'participantes',
  'crear',
  { nombre: 'Ana', sede_id: 1, tipo_documento: 'CC', numero_documento: '100' },
  CLAVE,
);
export const novedad = orden(
  'bitacora',
  'escribir',
  3,
  { tipo: 'LLAMADA', texto: 'Llamó', corrige: 8 },
  CLAVE,
);
export const permiso = orden(
  'estancias',
  'registrar',
  5,
  { tipo: 'PERMISO', salida: '2026-11-24', motivo: 'Cita' },
  CLAVE,
);
export const pago = orden(
  'pagos',
  'registrar',
  'p-3',
  { valor: 500_000, partes: [{ mensualidad_id: 7, valor: 500_000 }] },
  CLAVE,
);

export const caminos = (
  pedida: OrdenEscrita,
  rechazo: ReturnType<typeof unRechazo>,
  hay: Partial<LoQueHay> = {},
): readonly Camino[] => caminosDe(unaEntrada({ orden: pedida }), rechazo, { ...NADA, ...hay });
export const textos = (lista: readonly Camino[]) => lista.map(({ texto }) => texto);
export const elDe = <Q extends Camino['que']>(
  lista: readonly Camino[],
  que: Q,
): Extract<Camino, { que: Q }> => {
  const camino = lista.find((uno) => uno.que === que);
  if (!camino) throw new Error(`No hay ${que} entre ${textos(lista).join(', ')}`);
  return camino as Extract<Camino, { que: Q }>;
};

export const ANA = { n: 2, que: 'Nuevo participante: Ana', orden: crear };
