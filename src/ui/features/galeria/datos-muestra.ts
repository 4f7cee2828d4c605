import type { StatusOption } from '@/ui/shared/next-status';

export type FilaMuestra = {
  id: number;
  nombre: string;
  documento: string;
  telefono: string;
  sede: string;
  estado: EstadoMuestra;
  saldo: number;
};

export type EstadoMuestra = 'ACTIVO' | 'CON_PERMISO' | 'EGRESADO';

export const estadosQueGiran: readonly StatusOption<EstadoMuestra>[] = [
  { value: 'ACTIVO', label: 'Activo', tone: 'success' },
  { value: 'CON_PERMISO', label: 'Con permiso', tone: 'warning' },
];

const nombres = [
  'Nombre de ejemplo uno',
  'Nombre de ejemplo dos',
  'Un nombre tan largo que no cabe en una sola línea de la tabla ni en la tarjeta del teléfono y debe partirse sin romper nada',
  'Nombre de ejemplo cuatro',
  'Nombre de ejemplo cinco',
  'Nombre de ejemplo seis',
];

export const filasMuestra: readonly FilaMuestra[] = nombres.map((nombre, indice) => ({
  id: indice + 1,
  nombre,
  documento: `CC 000000000${indice + 1}`,
  telefono: `300000000${indice + 1}`,
  sede: indice % 2 === 0 ? 'Bello · Hombres' : 'Apartadó · Mujeres',
  estado: indice % 3 === 1 ? 'CON_PERMISO' : 'ACTIVO',
  saldo: indice * 425_000,
}));

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});

export const enPesos = (valor: number): string => pesos.format(valor);
