import type { Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import type { BaseMemoria } from '../shared/base-memoria';
import { escritoEl } from './firma-demo';
import { telefonoDemo } from './nombres-demo';

const SEDES = [
  { nombre: 'Casa Bello', municipio: 'Bello', hombres: 16, mujeres: 9 },
  { nombre: 'Casa Apartadó', municipio: 'Apartadó', hombres: 12, mujeres: 8 },
  { nombre: 'Casa Medellín', municipio: 'Medellín', hombres: 4, mujeres: 4 },
] as const;

const DIAS_ABIERTA = 700;

export const sembrarSedes = ({ sedes }: BaseMemoria, hoy: FechaCalendario): Sede[] =>
  SEDES.map(({ hombres, mujeres, ...datos }, i) =>
    sedes.insertar({
      ...datos,
      ...escritoEl(sumarDias(hoy, -DIAS_ABIERTA)),
      estado: 'ACTIVA',
      direccion: `Calle ${10 + i} # 0-00 (dirección de ejemplo)`,
      telefono: telefonoDemo(900 + i),
      responsable: `Responsable de ejemplo ${i + 1}`,
      capacidad_hombres: hombres,
      capacidad_mujeres: mujeres,
    }),
  );
