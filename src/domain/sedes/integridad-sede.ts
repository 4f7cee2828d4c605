import type { Sede } from '@/domain/sedes/sede';
import type { Unicidad } from '@/domain/shared/integridad';
import { plegar } from '@/domain/shared/textos';

/** Ignoring case and accents. */
export const NOMBRE_DE_SEDE_UNICO: Unicidad<Pick<Sede, 'nombre'>> = {
  nombre: 'sedes_nombre_unico',
  repite: (una, otra) => plegar(una.nombre) === plegar(otra.nombre),
  campo: 'nombre',
  mensaje: 'Ya existe una sede con este nombre',
};
