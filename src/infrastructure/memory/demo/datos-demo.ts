import type { FechaCalendario } from '@/domain/shared/fechas';
import type { BaseMemoria } from '../shared/base-memoria';
import { fecharActividad } from './actividad-demo';
import { sembrarAcudientes } from './acudientes-demo';
import { crearAzarDemo } from './azar-demo';
import { sembrarMensualidades } from './mensualidades-demo';
import { sembrarParticipantes } from './participantes-demo';
import { sembrarSedes } from './sedes-demo';
import { sembrarUsuarios } from './usuarios-demo';

const SEMILLA = 20_200_101;

/** Fills an empty base with invented records, always the same for the same day. */
export const sembrarDemo = (base: BaseMemoria, hoy: FechaCalendario): void => {
  const azar = crearAzarDemo(SEMILLA);
  sembrarUsuarios(base, hoy);
  const sedes = sembrarSedes(base, hoy);
  const participantes = sembrarParticipantes(base, sedes, hoy, azar);
  sembrarAcudientes(base, participantes);
  sembrarMensualidades(base, participantes, hoy, azar);
  fecharActividad(base);
};
