import type { Sede } from '@/domain/sedes/sede';
import type { BaseMemoria } from '../shared/base-memoria';
import { telefonoDemo } from './nombres-demo';

const SEDES = [
  { nombre: 'Casa Bello', municipio: 'Bello', hombres: 18, mujeres: 10, estado: 'ACTIVA' },
  { nombre: 'Casa Apartadó', municipio: 'Apartadó', hombres: 14, mujeres: 8, estado: 'ACTIVA' },
  { nombre: 'Casa Medellín', municipio: 'Medellín', hombres: 6, mujeres: 6, estado: 'EN_ADECUACION' },
] as const;

export const sembrarSedes = ({ sedes }: BaseMemoria): Sede[] =>
  SEDES.map(({ hombres, mujeres, ...datos }, i) =>
    sedes.insertar({
      ...datos,
      direccion: `Calle ${10 + i} # 0-00 (dirección de ejemplo)`,
      telefono: telefonoDemo(900 + i),
      responsable: `Responsable de ejemplo ${i + 1}`,
      capacidad_hombres: hombres,
      capacidad_mujeres: mujeres,
    }),
  );
