import { mensualidad } from '@tests/domain/ejemplos';
import {
  type DeudaPorRecordar,
  type MaterialDeLaCola,
  reunirCola,
} from '@/application/mensualidades/cobranza/reunir-cola';
import {
  type CanalAutorizado,
  esquemaCanalAutorizado,
  esquemaGestion,
  type Gestion,
} from '@/domain/mensualidades/cobranza/gestion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { FilaPagadora } from '@/domain/shared/pagador';

/** Tuesday, ten in the morning in Bogota. */
export const AHORA = new Date('2026-11-24T15:00:00.000Z');

export const fila = (id: number, nombre: string, resto: Partial<FilaPagadora> = {}): FilaPagadora => ({
  id_acudiente: id,
  participante_id: null,
  nombre,
  telefono: null,
  tipo_documento: 'CC',
  numero_documento: String(1000 + id),
  ...resto,
});
export const ROSA = fila(1, 'Rosa Peña', { telefono: '3001112233' });
export const ANA = { id: 1, nombre: 'Ana Peña' };
export const MARCAS = {
  id_participante: 1,
  es_responsable_pago: true,
  estado: 'ACTIVO',
  archivado_en: null,
  autorizado_informacion: true,
} as const;

export const debe = (
  pagador: FilaPagadora,
  cambios: Partial<Mensualidad> = {},
  resto: Partial<DeudaPorRecordar> = {},
): DeudaPorRecordar => ({
  mensualidad: mensualidad({ valor: 100, ...cambios }),
  participante: ANA,
  pagador,
  marcas: MARCAS,
  ...resto,
});
export const canal = (pagador: FilaPagadora, cambios: Partial<CanalAutorizado> = {}) => ({
  pagador,
  de: {
    ...esquemaCanalAutorizado.parse({
      ...{ id: 1, clave: 'x', canal: 'WHATSAPP', autorizado_en: '2026-01-01' },
      ...{ medio: 'FIRMADO', creado_en: 'x' },
    }),
    ...cambios,
  },
});
export const gestion = (pagador: FilaPagadora, cambios: Partial<Gestion> = {}) => ({
  pagador,
  de: {
    ...esquemaGestion.parse({
      ...{ id: 1, clave: 'x', canal: 'WHATSAPP', momento: '2026-11-16T15:00:00.000Z' },
      ...{ resultado: 'ENVIADO', creado_en: 'x' },
    }),
    ...cambios,
  },
});
export const cola = (material: Partial<MaterialDeLaCola>, ahora = AHORA) =>
  reunirCola({ deudas: [], favores: [], gestiones: [], canales: [], ...material }, ahora);
export const deRosa = (material: Partial<MaterialDeLaCola>) => cola(material).datos[0];
