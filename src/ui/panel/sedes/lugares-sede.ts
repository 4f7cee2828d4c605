import type { CampoSede } from '@/domain/sedes/campos-sede';
import { lugaresDe } from '@/domain/shared/campos/lugares';

/** Where the form asks for each field, from top to bottom. */
export const FILAS = lugaresDe<CampoSede>()({
  lugar: [['nombre'], ['direccion', 'municipio'], ['telefono', 'responsable']],
  capacidad: [['capacidad_hombres', 'capacidad_mujeres']],
  estado: [['estado']],
});

/** Where the card tells it; those of one row share a line. */
export const LUGARES = lugaresDe<CampoSede>()({
  titulo: [['nombre']],
  datos: [['estado'], ['responsable'], ['direccion', 'municipio'], ['telefono']],
  ocupacion: [['capacidad_hombres', 'capacidad_mujeres']],
});
