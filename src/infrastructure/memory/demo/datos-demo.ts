import type { FechaCalendario } from '@/domain/shared/fechas';
import type { BaseMemoria } from '../shared/base-memoria';
import { sembrarAcudientes } from './acudientes-demo';
import { sembrarMensualidades } from './mensualidades-demo';
import { sembrarParticipantes } from './participantes-demo';
import { sembrarSedes } from './sedes-demo';
import { sembrarUsuarios } from './usuarios-demo';

/** Fills an empty base with invented records, always the same for the same day. */
export const sembrarDemo = (base: BaseMemoria, hoy: FechaCalendario): void => {
  sembrarUsuarios(base);
  const sedes = sembrarSedes(base);
  const participantes = sembrarParticipantes(base, sedes, hoy);
  sembrarAcudientes(base, participantes);
  sembrarMensualidades(base, participantes, hoy);
};
