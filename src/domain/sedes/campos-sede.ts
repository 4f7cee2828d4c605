import { ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import type { Campos } from '@/domain/shared/campos/campo';

export const CAMPOS_SEDE = {
  nombre: { etiqueta: 'Nombre', tipo: 'texto', min: 3, max: 120, obligatorio: true },
  direccion: { etiqueta: 'Dirección', tipo: 'texto', min: 3, max: 200, obligatorio: true, siFalta: '' },
  municipio: { etiqueta: 'Municipio', tipo: 'texto', max: 120 },
  telefono: { etiqueta: 'Teléfono', tipo: 'telefono' },
  responsable: { etiqueta: 'Responsable', tipo: 'texto', max: 120 },
  capacidad_hombres: { etiqueta: 'Capacidad de hombres', tipo: 'conteo', max: 10_000 },
  capacidad_mujeres: { etiqueta: 'Capacidad de mujeres', tipo: 'conteo', max: 10_000 },
  estado: { etiqueta: 'Estado', tipo: 'opcion', palabras: ETIQUETA_ESTADO_SEDE, siFalta: 'ACTIVA' },
} as const satisfies Campos;

export type CampoSede = keyof typeof CAMPOS_SEDE;
